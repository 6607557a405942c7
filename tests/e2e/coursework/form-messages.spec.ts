// What both dashboards say while something is handed in, when it arrived, and when it could not be: the specification's
// words in English, ours in French. Titles, tabs, lists and empty states are in answering.spec.ts and grading.spec.ts.
import type { Locator, Page } from "@playwright/test";
import { openTab, signIn, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

type Language = "en" | "fr";

/** The four things handed in on a dashboard: where, with which button, and what is said of it. */
const words = {
	grade: {
		tab: { en: /^Grading/, fr: /^Correction/ },
		button: { en: "Submit Grade", fr: "Envoyer la note" },
		success: { en: "Submission graded successfully!", fr: "Note envoyée avec succès\u202f!" },
		failure: { en: "Failed to grade submission", fr: "La note n'a pas pu être envoyée" },
	},
	answer: {
		tab: { en: /^Assignments/, fr: /^Devoirs/ },
		button: { en: "Submit Assignment", fr: "Rendre le devoir" },
		success: { en: "Assignment submitted successfully!", fr: "Devoir rendu avec succès\u202f!" },
		failure: { en: "Failed to submit assignment", fr: "Le devoir n'a pas pu être rendu" },
	},
	assignment: {
		tab: { en: "Assignments", fr: "Devoirs" },
		button: { en: "Create Assignment", fr: "Créer le devoir" },
		success: { en: "Assignment created successfully!", fr: "Devoir créé avec succès\u202f!" },
		failure: { en: "Failed to create assignment", fr: "Le devoir n'a pas pu être créé" },
	},
	course: {
		tab: { en: "Create Course", fr: "Créer un cours" },
		button: { en: "Create Course", fr: "Créer le cours" },
		success: { en: "Course created successfully!", fr: "Cours créé avec succès\u202f!" },
		failure: { en: "Failed to create course", fr: "Le cours n'a pas pu être créé" },
	},
} as const;
type Work = keyof typeof words;
// In an order in which none changes what the next one's tab is called.
const works: Work[] = ["grade", "answer", "assignment", "course"];

const labels = {
	answer: { en: ["Your response"], fr: ["Ta réponse"] },
	course: {
		en: ["Course Title", "Course Code", "Subject", "Grade Level"],
		fr: ["Titre du cours", "Code du cours", "Matière", "Classe"],
	},
	assignment: {
		en: ["Course", "Title", "Instructions", "Max Points", "Due Date", "Time"],
		fr: ["Cours", "Titre", "Consignes", "Barème (points)", "Date limite", "Heure"],
	},
	grade: { en: ["Grade", "Feedback (optional)"], fr: ["Note", "Commentaire (facultatif)"] },
} as const;

const submitting = { en: "Submitting...", fr: "Envoi..." };

const text = { grade: "18", answer: "3/8 of a cup", assignment: "Circles", course: "Physics" };

type Classroom = { maya: Person; rana: Person };

/** Two assignments wait for Maya's answer, and Karim's answers to both for a grade. */
async function aClass(server: RealServer): Promise<Classroom> {
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya, karim]);
	for (const title of ["Fractions", "Decimals"]) {
		await submission(server, karim, (await assignment(server, maths.id, { title })).id);
	}
	return { maya, rana };
}

/** Who is at which page: the student hands in, the teacher does the rest. */
type Pages = Record<Work, Page> & { maya: Page; rana: Page };

async function signedIn(server: RealServer, phone: () => Promise<Page>, who: Classroom): Promise<Pages> {
	const [maya, rana] = [await phone(), await phone()];
	await signIn(maya, server, who.maya);
	await signIn(rana, server, who.rana);
	return { maya, rana, answer: maya, course: rana, assignment: rana, grade: rana };
}

const panel = (page: Page): Locator => page.getByRole("tabpanel");

const field = (page: Page, label: string): Locator => panel(page).getByLabel(label, { exact: true }).first();

/** The field that is filled first; for an assignment the one after the course. */
const typed = (page: Page, work: Work, language: Language): Locator => {
	const [first, second] = labels[work][language];
	return field(page, work === "assignment" && second ? second : first);
};

/** Opens the form of some work, fills what it needs and gives its button. */
async function filled(page: Page, work: Work, language: Language): Promise<Locator> {
	await openTab(page, words[work].tab[language]);
	await typed(page, work, language).fill(text[work]);
	if (work === "assignment") {
		await field(page, labels.assignment[language][0]).selectOption({ label: "Mathematics · MATH-6B" });
	}
	if (work === "course") await field(page, labels.course[language][1]).fill("PHY-9");
	return panel(page).getByRole("button", { name: words[work].button[language], exact: true }).first();
}

/** Whatever the page wants to keep waits, as while another tab writes. @returns what lets it go on */
async function whileAnotherWrites(page: Page, who: Person): Promise<() => Promise<void>> {
	await page.evaluate(async (name) => {
		const open = indexedDB.open(name);
		await new Promise((done) => {
			open.onsuccess = done;
		});
		const outbox = open.result.transaction("outbox", "readwrite").objectStore("outbox");
		Object.assign(window, { anotherWrites: true });
		const goOn = () => {
			if (Reflect.get(window, "anotherWrites")) outbox.count().onsuccess = goOn;
			else open.result.close();
		};
		goOn();
	}, `lead-${who.id}`);
	return async () => void (await page.evaluate(() => Object.assign(window, { anotherWrites: false })));
}

/** From now on this phone has no room for another outbox entry. */
const fillUp = (page: Page): Promise<void> =>
	page.evaluate(() => {
		IDBObjectStore.prototype.add = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});

/** From now on the server takes no such words, for no reason anybody of ours wrote down. */
async function refuseWords(server: RealServer, collection: string, name: string): Promise<void> {
	const [path, token] = [`/api/collections/${collection}`, server.superuserToken];
	const fields = (await server.ask("GET", path, { token })).at("fields");
	if (!Array.isArray(fields)) throw new Error("no fields");
	const body = { fields: fields.map((field) => (field.name === name ? { ...field, pattern: "^never$" } : field)) };
	expect((await server.ask("PATCH", path, { token, body })).status).toBe(200);
}

test("every form has its labels in sight, says Submitting... on its button, then success, in both languages", async ({
	server,
	phone,
}) => {
	const who = await aClass(server);
	const pages = await signedIn(server, phone, who);
	for (const language of ["en", "fr"] as const) {
		if (language === "fr") for (const page of [pages.maya, pages.rana]) await speak(page, "fr");
		for (const work of works) {
			const page = pages[work];
			const button = await filled(page, work, language);
			// The student's tab has a form for each assignment.
			const own = page.getByRole("button", { name: words[work].button[language], exact: true });
			const form = panel(page).locator("form").filter({ has: own }).first();
			await expect(form.locator("label").filter({ visible: true })).toHaveText([...labels[work][language]]);
			const goOn = await whileAnotherWrites(page, work === "answer" ? who.maya : who.rana);
			await button.click();
			const busy = panel(page).getByRole("button", { name: submitting[language], exact: true });
			await expect(busy).toBeDisabled();
			await goOn();
			await expect(page.getByText(words[work].success[language], { exact: true })).toBeVisible();
			await expect(busy).toHaveCount(0);
		}
	}
});

test("what the phone cannot keep is said to have failed and stays in its fields, in both languages", async ({
	server,
	phone,
}) => {
	const pages = await signedIn(server, phone, await aClass(server));
	for (const page of [pages.maya, pages.rana]) await fillUp(page);
	for (const work of works) {
		const page = pages[work];
		for (const language of ["en", "fr"] as const) {
			await speak(page, language);
			const button = await filled(page, work, language);
			await button.click();
			await expect(page.getByText(words[work].failure[language], { exact: true })).toBeVisible();
			await expect(button).toBeEnabled();
			await expect(typed(page, work, language)).toHaveValue(text[work]);
		}
	}
});

test("what the server refuses is said to have failed", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/status of 400 .*\/api\/batch/);
	const pages = await signedIn(server, phone, await aClass(server));
	await refuseWords(server, "submissions", "text_body");
	await refuseWords(server, "submissions", "feedback");
	await refuseWords(server, "courses", "code");
	await refuseWords(server, "assignments", "title");
	for (const [work, language] of [
		["grade", "en"],
		["answer", "fr"],
		["assignment", "en"],
		["course", "fr"],
	] as const) {
		const page = pages[work];
		await speak(page, language);
		const button = await filled(page, work, language);
		await button.click();
		// The item itself may say it in the same words.
		const toast = page.locator("[data-sonner-toast]").getByText(words[work].failure[language], { exact: true });
		await expect(toast).toBeVisible();
		await expect(page.getByText(words[work].success[language], { exact: true })).toHaveCount(0);
	}
});
