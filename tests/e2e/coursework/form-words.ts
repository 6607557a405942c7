// The words and fields of both dashboards' forms, in both languages.
import type { Locator, Page } from "@playwright/test";
import { openTab, signIn } from "#support/browser/portal.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

type Language = "en" | "fr";

/** The four things handed in on a dashboard: where, with which button, and what is said of it. */
export const words = {
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
export const works: Work[] = ["grade", "answer", "assignment", "course"];

export const labels = {
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

export const submitting = { en: "Submitting...", fr: "Envoi..." };

export const text = { grade: "18", answer: "3/8 of a cup", assignment: "Circles", course: "Physics" };

type Classroom = { maya: Person; rana: Person };

/** Two assignments wait for Maya's answer, and Karim's answers to both for a grade. */
export async function aClass(server: RealServer): Promise<Classroom> {
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

export async function signedIn(server: RealServer, phone: () => Promise<Page>, who: Classroom): Promise<Pages> {
	const [maya, rana] = [await phone(), await phone()];
	await signIn(maya, server, who.maya);
	await signIn(rana, server, who.rana);
	return { maya, rana, answer: maya, course: rana, assignment: rana, grade: rana };
}

export const panel = (page: Page): Locator => page.getByRole("tabpanel");

export const field = (page: Page, label: string): Locator => panel(page).getByLabel(label, { exact: true }).first();

/** The field that is filled first; for an assignment the one after the course. */
export const typed = (page: Page, work: Work, language: Language): Locator => {
	const [first, second] = labels[work][language];
	return field(page, work === "assignment" && second ? second : first);
};

/** Opens the form of some work, fills what it needs and gives its button. */
export async function filled(page: Page, work: Work, language: Language): Promise<Locator> {
	await openTab(page, words[work].tab[language]);
	await typed(page, work, language).fill(text[work]);
	if (work === "assignment") {
		await field(page, labels.assignment[language][0]).selectOption({ label: "Mathematics · MATH-6B" });
	}
	if (work === "course") await field(page, labels.course[language][1]).fill("PHY-9");
	return panel(page).getByRole("button", { name: words[work].button[language], exact: true }).first();
}
