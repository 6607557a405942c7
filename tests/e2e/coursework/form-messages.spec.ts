// What both dashboards say while something is handed in, when it arrived, and when it could not be: the specification's
// words in English, ours in French. Titles, tabs, lists and empty states are in coursework/answering.spec.ts and coursework/grading.spec.ts.
import type { Locator, Page } from "@playwright/test";
import { chipSays, networkIsBack, openTab, sheet, signIn } from "#support/browser/portal.ts";
import { expect, test, toastsOf } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const languages = ["en", "fr"] as const;
type Language = (typeof languages)[number];
const named = { en: "in English", fr: "in French" };

/** The four things handed in on a dashboard: where, with which button, and what is said of it. */
const words = {
	grade: {
		tab: { en: "Grading (1)", fr: "Correction (1)" },
		button: { en: "Submit Grade", fr: "Envoyer la note" },
		success: { en: "Submission graded successfully!", fr: "Note envoyée avec succès\u202f!" },
		failure: { en: "Failed to grade submission", fr: "La note n'a pas pu être envoyée" },
	},
	answer: {
		tab: { en: "Assignments (1)", fr: "Devoirs (1)" },
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

const text = { grade: "18", answer: "3/8 of a cup", assignment: "Circles", course: "Physics" };

type Classroom = { maya: Person; rana: Person };

/** One assignment waits for Maya's answer, and Karim's answer to it for a grade. */
async function aClass(server: RealServer): Promise<Classroom> {
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya, karim]);
	const task = await assignment(server, maths.id);
	await submission(server, karim, task.id);
	return { maya, rana };
}

/** Who is at which page: the student hands in, the teacher does the rest. */
type Desks = Record<Work, Page> & { maya: Page; rana: Page };

async function sitDown(
	server: RealServer,
	phone: (options: { chosen: Language }) => Promise<Page>,
	chosen: Language,
	who: Classroom,
): Promise<Desks> {
	const [maya, rana] = [await phone({ chosen }), await phone({ chosen })];
	await signIn(maya, server, who.maya);
	await signIn(rana, server, who.rana);
	return { maya, rana, answer: maya, course: rana, assignment: rana, grade: rana };
}

const panel = (page: Page): Locator => page.getByRole("tabpanel");

const field = (page: Page, label: string): Locator => panel(page).getByLabel(label, { exact: true });

/** The field that is filled first. (The only course is chosen already.) */
const typed = (page: Page, work: Work, language: Language): Locator => {
	const [first, second] = labels[work][language];
	return field(page, work === "assignment" && second ? second : first);
};

/** Opens the form of some work, fills what it needs and gives its button. */
async function filled(page: Page, work: Work, language: Language): Promise<Locator> {
	await openTab(page, words[work].tab[language]);
	await typed(page, work, language).fill(text[work]);
	if (work === "course") await field(page, labels.course[language][1]).fill("PHY-9");
	return panel(page).getByRole("button", { name: words[work].button[language], exact: true });
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

/** From now on this phone has no room for another errand. */
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

for (const language of languages) {
	test(`every form has its labels in sight, says Submitting... on its button, then success, ${named[language]}`, async ({
		server,
		phone,
	}) => {
		const who = await aClass(server);
		const desks = await sitDown(server, phone, language, who);
		for (const work of works) {
			const page = desks[work];
			const button = await filled(page, work, language);
			await expect(panel(page).locator("label").filter({ visible: true })).toHaveText([...labels[work][language]]);
			const goOn = await whileAnotherWrites(page, work === "answer" ? who.maya : who.rana);
			await button.click();
			const busy = panel(page).getByRole("button", {
				name: { en: "Submitting...", fr: "Envoi..." }[language],
				exact: true,
			});
			await expect(busy).toBeDisabled();
			await expect(button).toHaveCount(0);
			await goOn();
			await expect(page.getByText(words[work].success[language], { exact: true })).toBeVisible();
			await expect(busy).toHaveCount(0);
		}
	});

	test(`what the phone cannot keep is said to have failed and stays in its fields, ${named[language]}`, async ({
		server,
		phone,
	}) => {
		const desks = await sitDown(server, phone, language, await aClass(server));
		for (const page of [desks.maya, desks.rana]) await fillUp(page);
		for (const work of works) {
			const page = desks[work];
			const button = await filled(page, work, language);
			await button.click();
			await expect(page.getByText(words[work].failure[language], { exact: true })).toBeVisible();
			await expect(button).toBeEnabled();
			await expect(typed(page, work, language)).toHaveValue(text[work]);
		}
	});

	test(`what the server refuses is said to have failed, ${named[language]}`, async ({
		ownServer: server,
		phone,
		strays,
	}) => {
		strays.allow(/status of 400 .*\/api\/batch/);
		const desks = await sitDown(server, phone, language, await aClass(server));
		await refuseWords(server, "submissions", "text_body");
		await refuseWords(server, "submissions", "feedback");
		await refuseWords(server, "courses", "code");
		await refuseWords(server, "assignments", "title");
		for (const work of works) {
			const page = desks[work];
			const button = await filled(page, work, language);
			await button.click();
			// The item itself may say it in the same words.
			const toast = page.locator("[data-sonner-toast]").getByText(words[work].failure[language], { exact: true });
			await expect(toast).toBeVisible();
			await expect(page.getByText(words[work].success[language], { exact: true })).toHaveCount(0);
		}
	});
}

test("badges, points and days in French", async ({ server, phone }) => {
	const { maya, rana } = await aClass(server);
	const [maths] = await server.rows("courses", `teacher_id = '${rana.id}'`);
	if (!maths) throw new Error("no course");
	await assignment(server, maths.id, { title: "Circles", max_points: 1, due_at: "2030-11-21 21:59:00.000Z" });
	const pupil = await phone({ chosen: "fr" });
	await signIn(pupil, server, maya);
	for (const text of ["MATH-6B", "Math", "Grade 6"]) {
		await expect(sheet(pupil, "Mathematics").getByText(text, { exact: true })).toBeVisible();
	}
	await openTab(pupil, "Devoirs (2)");
	const circles = sheet(pupil, "Circles");
	for (const text of ["Mathematics · MATH-6B", "1 point", "jeudi 21 novembre 2030", "Add them up."]) {
		await expect(circles.getByText(text, { exact: true })).toBeVisible();
	}
	await expect(sheet(pupil, "Fractions").getByText("20 points", { exact: true })).toBeVisible();
	const desk = await phone({ chosen: "fr" });
	await signIn(desk, server, rana);
	for (const text of ["MATH-6B", "Math", "Grade 6", "1 à corriger"]) {
		await expect(sheet(desk, "Mathematics").getByText(text, { exact: true })).toBeVisible();
	}
	await expect(desk).toHaveTitle("Espace professeur, LEAD");
	await openTab(desk, "Devoirs");
	await expect(desk.getByText("À rendre le jeudi 21 novembre 2030", { exact: true })).toBeVisible();
	await expect(desk.getByText("1 point", { exact: true })).toBeVisible();
});

test("a server that answers nothing sensible is met without a message", async ({ server, phone, strays }) => {
	strays.allow(/status of 500 .*\/api\//);
	const { maya } = await aClass(server);
	const line = await proxyTo(server.url);
	const page = await phone();
	await signIn(page, { ...server, url: line.url }, maya);
	await chipSays(page, "All sent");
	await page.waitForLoadState("networkidle");
	line.captivePortal(500);
	await networkIsBack(page);
	await chipSays(page, "Offline");
	await expect(sheet(page, "Mathematics")).toBeVisible();
	expect(await toastsOf(page)).toEqual(["Welcome back!"]);
	await line.close();
});
