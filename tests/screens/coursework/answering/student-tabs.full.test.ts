// The words of the student's three tabs, with assignments of every kind and with none.
import { waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { partsSay } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, inFrench, openTab, press, speak } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { aTerm } from "#support/schools/student-term.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { cardsAre, inCard } from "./answer-steps.ts";

const here = serverForThisFile();

/** Every kind of space is one. */
const plain = (words: string) => words.replaceAll(/\s+/g, " ");

afterEach(() => {
	vi.unstubAllEnvs();
});

test("courses, assignments and submissions have the right words in every state, in both languages", async () => {
	const { server } = here();
	// A phone in California, which shows due dates in the time of Zahlé.
	vi.stubEnv("TZ", "America/Los_Angeles");
	expect(new Date("2026-02-03T07:00:00Z").getHours()).toBe(23);
	const { maya } = await aTerm(server);
	const app = await openDashboard(server, maya);
	const { page } = app;
	const says = (title: string, ...words: (string | RegExp)[]) =>
		waitFor(() => {
			const parts = page.getByRole("article", { name: title }).querySelectorAll("*");
			const said = [...parts].map(({ textContent }) => plain(textContent.trim()));
			for (const one of words)
				expect(said).toContainEqual(typeof one === "string" ? plain(one) : expect.stringMatching(one));
		});
	const level1 = (words: string) => partsSay(() => page.getAllByRole("heading", { level: 1 }), [words]);
	const tabs = (words: string[]) => partsSay(() => page.getAllByRole("tab"), words);
	await level1("Hello, Maya");
	await page.findByText("Access your courses and assignments");
	await page.findByRole("button", { name: `Your account, ${maya.name}` });
	await tabs(["Courses", "Assignments (3)", "Submitted"]);
	expect(page.getByRole("tab", { name: "Courses" }).getAttribute("aria-selected")).toBe("true");
	await says("Mathematics", "MATH-6B", "Math", "Grade 6", "3 to do");
	await inFrench(app, async () => {
		await level1("Bonjour, Maya");
		await page.findByText("Retrouve tes cours et tes devoirs");
		await page.findByRole("button", { name: `Mon compte, ${maya.name}` });
		await tabs(["Cours", "Devoirs (3)", "Rendus"]);
		await says("Mathematics", "MATH-6B", "Math", "Grade 6", "3 à faire");
	});

	await openTab(app, "Assignments (3)");
	await cardsAre(app, ["Estimation", "Circles", "Angles"]);
	await says("Circles", "Mathematics · MATH-6B", "1 point", /^Due in [\d,]+ days$/);
	await says("Estimation", /^Was due .* ago$/, "Missing");
	await says("Angles", "100 points", "No due date");
	const response = await answerField(app, "Circles");
	await says("Circles", /^1 point$/, "Friday, November\u00a022, 2030, 1:30\u00a0AM", "Add them up.");
	expect([...response.labels].map(({ textContent }) => textContent)).toEqual(["Your response"]);
	expect(response.placeholder).toBe("Enter your response here...");
	(await inCard(app, "Circles")).getByRole("button", { name: "Submit Assignment" });
	await inFrench(app, async () => {
		await says(
			"Circles",
			"Mathematics · MATH-6B",
			"1 point",
			"vendredi 22\u00a0novembre 2030 à\u00a001:30",
			"Add them up.",
		);
		const circles = await inCard(app, "Circles");
		expect(circles.getByLabelText<HTMLTextAreaElement>("Ta réponse").placeholder).toBe("Écris ta réponse ici…");
		await app.user.click(circles.getByRole("button", { name: "Rendre le devoir" }));
		await circles.findByText("Écris ta réponse avant de rendre le devoir");
		await says("Estimation", /^C’était à rendre il y a /);
		await answerField(app, "Estimation");
		await says("Estimation", "lundi 2\u00a0mars 2026");
		await says("Angles", "100 points", "Pas de date limite");
	});

	await openTab(app, "Submitted");
	await cardsAre(app, ["Decimals", "Fractions"]);
	await says("Decimals", "Pending Review", "Sent to your teacher", "Submitted February\u00a05, 2026, 10:05\u00a0AM");
	expect((await inCard(app, "Decimals")).queryByText("Teacher Feedback")).toBeNull();
	const graded = ["18/20", "3/4 of a cup", "Show your steps.", "Submitted February\u00a03, 2026, 12:18\u00a0AM"];
	await says("Fractions", ...graded, "Rana Khoury");
	const fractions = await inCard(app, "Fractions");
	fractions.getByRole("heading", { name: "Teacher Feedback" });
	expect(fractions.queryByText("Pending Review")).toBeNull();
	await inFrench(app, async () => {
		await says("Decimals", "En attente de correction", "Envoyé à ton professeur");
		await says("Fractions", "Rendu le 3\u00a0février 2026 à\u00a000:18", "18/20");
		fractions.getByRole("heading", { name: "Commentaire du professeur" });
	});
});

test("a student without courses reads so in each tab, and each leads on, in both languages", async () => {
	const { server } = here();
	const app = await openDashboard(server, await student(server));
	const { page } = app;
	const empty = await page.findByText("Not enrolled in any courses yet");
	within(empty.parentElement ?? empty).getByRole("button", { name: "Join with a code" });
	await openTab(app, "Submitted");
	await page.findByText("No submitted assignments yet");
	await press(app, "See my assignments");
	await page.findByText("No pending assignments");
	await press(app, "See my courses");
	await page.findByText("Not enrolled in any courses yet");
	await openTab(app, "Submitted");
	await speak(app, "fr");
	await page.findByText("Aucun devoir rendu pour le moment");
	await openTab(app, "Devoirs (0)");
	await page.findByText("Aucun devoir à rendre");
	await openTab(app, "Cours");
	await page.findByText("Tu n’as aucun cours pour le moment");
});
