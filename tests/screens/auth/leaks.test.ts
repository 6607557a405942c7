// Nobody sees another person's work: on no screen, in no response of the server, nowhere on the phone. For each refusal
// the same words are shown to be visible to a person who may see them.

import { waitFor, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { isFull } from "#scripts/tests/full.mjs";
import { type App, openApp } from "#support/dom/app.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { press, signIn } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import type { Person } from "#support/people.ts";
import { assignment, submission } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const mayasWords = "Only Maya and her teacher may read these words.";
const mayasFeedback = "Only for Maya: come and see me.";
const leasWords = "Ces mots sont pour Léa et Joseph seulement.";

async function aSchool(server: RealServer) {
	const school = await twoCourses(server);
	const algebra = await assignment(server, school.maths.id, { title: "Algebra" });
	await submission(server, school.maya, algebra.id, {
		text_body: mayasWords,
		grade: 7,
		feedback: mayasFeedback,
		graded_by: school.rana.id,
		graded_at: "2026-02-03 10:00:00.000Z",
	});
	const marche = await assignment(server, school.french.id, { title: "Le marché" });
	await submission(server, school.lea, marche.id, { text_body: leasWords });
	return school;
}

const here = serverForThisFile(aSchool);

/** From now on keeps what the server answers to the open page. */
function keepAnswers(): Promise<string>[] {
	const answers: Promise<string>[] = [];
	const plain = globalThis.fetch;
	globalThis.fetch = async (input, init) => {
		const response = await plain(input, init);
		answers.push(response.clone().text());
		return response;
	};
	return answers;
}

/** What the phone notes when it has all rows of the person's courses, or when the account is not open. */
const arrived = /"position":\{|"access":"closed"/;

/** Opens everything a person can open and returns what was drawn, received and stored, as one text. */
async function everythingSeen(app: App, person: Person, admitted: boolean): Promise<string> {
	const { page, user } = app;
	const answers = keepAnswers();
	await signIn(app, person);
	const drawn: string[] = [];
	const look = () => drawn.push(document.body.textContent);
	await page.findByRole("heading", { level: 1 });
	await waitFor(async () => expect(arrived.test(await everythingOnPhone())).toBe(true));
	look();
	for (const tab of page.queryAllByRole("tab")) {
		await user.click(tab);
		await waitFor(() => expect(page.getByRole("tabpanel", { hidden: false }).textContent).not.toBe(""));
		look();
		const waiting = page.queryByRole("region", { name: "Waiting for a grade" });
		for (const entry of waiting ? within(waiting).getAllByRole("button") : []) {
			await user.click(entry);
			look();
		}
	}
	networkIsBack(app);
	// Who waits to be let in and has nothing unsent has no list.
	if (admitted) {
		await press(app, /Open the list of unsent work$/);
		await page.findByRole("dialog", { name: "Written on this phone" });
		look();
		await user.keyboard("{Escape}");
	}
	const kept = await everythingOnPhone();
	expect(answers.length).toBeGreaterThan(1);
	return [...drawn, ...(await Promise.all(answers)), kept].join("\n");
}

const words = { mayasWords, mayasFeedback, leasWords };
const everybody: {
	who: "maya" | "karim" | "lea" | "rana" | "joseph" | "boss" | "wael";
	see: (keyof typeof words)[];
}[] = [
	{ who: "maya", see: ["mayasWords", "mayasFeedback"] },
	{ who: "rana", see: ["mayasWords", "mayasFeedback"] },
	{ who: "lea", see: ["leasWords"] },
	{ who: "joseph", see: ["leasWords"] },
	{ who: "karim", see: [] },
	{ who: "boss", see: [] },
	{ who: "wael", see: [] },
];
/** Of the others, too, `npm run test:full`: a teacher, a classmate and an admin stand for them. */
const may = isFull ? everybody : everybody.filter(({ who }) => /^(rana|karim|boss)$/.test(who));

describe("each person sees exactly the words that are theirs", () => {
	test.each(may)("$who", async ({ who, see }) => {
		const { server, ...school } = here();
		const app = await openApp(server.url, "/login");
		const seen = await everythingSeen(app, school[who], who !== "wael");
		const found = Object.entries(words)
			.filter(([, text]) => seen.includes(text))
			.map(([name]) => name);
		expect({ who, sees: found }).toEqual({ who, sees: see });
		if (who !== "maya" && who !== "rana" && who !== "boss")
			expect({ who, mail: seen.includes(school.maya.email) }).toEqual({ who, mail: false });
		// An admin's dashboard lists everybody; nothing of that may stay on an admin's phone that gets lost.
		if (who !== "boss") return;
		expect(seen).toContain(school.maya.email);
		await app.load("/");
		await app.page.findByRole("heading", { level: 1 });
		expect(await everythingOnPhone()).not.toContain(school.maya.email);
	});
});
