// Nobody sees another person's work: on no screen, in no response of the server, nowhere on the phone. For each refusal
// the same words are shown to be visible to a person who may see them.
import type { Page } from "@playwright/test";
import { chip, networkIsBack, signIn } from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import type { Person } from "#support/people.ts";
import { assignment, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { twoCourses } from "#support/two-courses.ts";

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

/** Opens everything a person can open and returns what was drawn, received and stored, as one text. */
async function everythingSeen(page: Page, server: RealServer, person: Person): Promise<string> {
	const answers: Promise<string>[] = [];
	page.on("response", (response) => {
		if (response.url().includes("/api/")) answers.push(response.text().catch(() => ""));
	});
	await signIn(page, server, person);
	const drawn: string[] = [];
	const look = async () => drawn.push((await page.locator("body").textContent()) ?? "");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await look();
	for (const tab of await page.getByRole("tab").all()) {
		await tab.click();
		await expect(page.getByRole("tabpanel")).not.toBeEmpty();
		await look();
		for (const entry of await page.getByRole("list", { name: "Waiting for a grade" }).getByRole("button").all()) {
			await entry.click();
			await look();
		}
	}
	await networkIsBack(page);
	await chip(page).click();
	await expect(page.getByRole("dialog", { name: "Written on this phone" })).toBeVisible();
	await look();
	await page.keyboard.press("Escape");
	const kept = await everythingOn(page);
	return [...drawn, ...(await Promise.all(answers)), kept].join("\n");
}

const words = { mayasWords, mayasFeedback, leasWords };
const may: { who: "maya" | "karim" | "lea" | "rana" | "joseph" | "boss" | "wael"; see: (keyof typeof words)[] }[] = [
	{ who: "maya", see: ["mayasWords", "mayasFeedback"] },
	{ who: "rana", see: ["mayasWords", "mayasFeedback"] },
	{ who: "lea", see: ["leasWords"] },
	{ who: "joseph", see: ["leasWords"] },
	{ who: "karim", see: [] },
	{ who: "boss", see: [] },
	{ who: "wael", see: [] },
];

test("student, classmate, teacher, other teacher, admin and waiting person each see exactly the words that are theirs", async ({
	server,
	phone,
}) => {
	const school = await aSchool(server);
	for (const { who, see } of may) {
		const page = await phone();
		const seen = await everythingSeen(page, server, school[who]);
		const found = Object.entries(words)
			.filter(([, text]) => seen.includes(text))
			.map(([name]) => name);
		expect({ who, sees: found }).toEqual({ who, sees: see });
		if (who !== "maya" && who !== "rana" && who !== "boss")
			expect({ who, mail: seen.includes(school.maya.email) }).toEqual({ who, mail: false });
		// An admin's dashboard lists everybody; nothing of that may stay on an admin's phone that gets lost.
		if (who !== "boss") continue;
		expect(seen).toContain(school.maya.email);
		await page.goto(`${server.url}/`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await everythingOn(page)).not.toContain(school.maya.email);
	}
});
