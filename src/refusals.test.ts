// Why the server refused something, said to whoever wrote it or asked for it, in the language spoken now.
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import type { MutationName, Reason } from "#local/entries.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { mutations } from "./mutations.ts";
import { english } from "./refusal-words.en.ts";
import { whyNot, whyNotDone } from "./refusals.ts";

afterEach(() => chooseLanguage("en"));

const said = (kind: MutationName, code: string, message = "No.", reason: Reason = "refused") =>
	whyNot({ kind, refusal: { reason, code, message } });

test.each<[kind: MutationName, en: string, fr: string]>([
	["joinCourse", "This course has ended. Ask your teacher.", "Ce cours est terminé. Parles-en à ton professeur."],
	[
		"enrolStudent",
		"This course has ended: nobody can be added.",
		"Ce cours est terminé\u202f: on ne peut plus y ajouter personne.",
	],
	[
		"createAssignment",
		"This course has ended. What you wrote is kept here.",
		"Ce cours est terminé. Ce que vous avez écrit est gardé ici.",
	],
	[
		"editAssignment",
		"This course has ended. What you wrote is kept here.",
		"Ce cours est terminé. Ce que vous avez écrit est gardé ici.",
	],
])("%s refused because the course has ended says so to who wrote it", async (kind, en, fr) => {
	expect(said(kind, "course_ended")).toBe(en);
	await chooseLanguage("fr");
	expect(said(kind, "course_ended")).toBe(fr);
});

test("what the server says in English a French reader reads in French", async () => {
	await chooseLanguage("fr");
	expect([
		said("submitAssignment", "empty_text", "Please enter your submission"),
		said("replaceAnswer", "text_too_long", "An answer can have at most 20,000 characters."),
		said("gradeSubmission", "grade_missing", "Please enter a grade"),
		said("gradeSubmission", "grade_range", "Grade must be between 0 and 15"),
		said("changeGrade", "reason_missing", "Please say in a few words why you are changing the grade."),
		said("editAssignment", "below_grade", "Somebody already has a grade of 17."),
	]).toEqual([
		"Écris ta réponse avant de rendre le devoir",
		"C’est plus long que 20\u202f000 caractères. Raccourcis un peu.",
		"Saisissez une note",
		"La note doit être comprise entre 0 et 15",
		"Indiquez pourquoi vous modifiez la note",
		"Une note de 17 a déjà été donnée. Le barème ne peut pas être plus bas.",
	]);
});

test.each<[kind: MutationName, reason: Reason, en: string]>([
	[
		"submitAssignment",
		"not-yours",
		"You no longer have access to this assignment. Your text is kept; ask your teacher.",
	],
	["gradeSubmission", "not-yours", "You no longer have access to this course. Your grade is kept here."],
	["editCourse", "not-yours", "You no longer have access to this course."],
	["submitAssignment", "unknown", "LEAD could not accept it. Your text is kept: try again later, or ask your teacher."],
	["enrolStudent", "unknown", english.unknown],
	["createCourse", "already-graded", english.unknown],
])("a %s refused as %s is said by its reason where its code has no sentence", (kind, reason, en) => {
	expect(said(kind, "", "No.", reason)).toBe(en);
});

test("an id that belongs to another write is said so, also where an earlier build noted another reason", () => {
	for (const reason of ["refused", "answer-changed"] as const) {
		expect(said("createCourse", "id_reused", "No.", reason)).toBe(english.id_reused);
	}
});

test("a code nobody knows is told in the server's words where those are the reader's", async () => {
	const [code, message] = ["validation_max_text_constraint", "Must be no more than 10000 character(s)."];
	expect(said("createAssignment", code, message)).toBe(message);
	expect(said("createAssignment", code, "")).toBe("LEAD could not accept this as it is. What you wrote is kept here.");
	await chooseLanguage("fr");
	expect(said("createAssignment", code, message)).toBe(
		"LEAD n’a pas pu l’accepter tel quel. Ce qui a été écrit est gardé ici.",
	);
});

test("a work too long to travel says so to student and teacher alike", async () => {
	await chooseLanguage("fr");
	for (const kind of ["submitAssignment", "gradeSubmission", "createAssignment", "createCourse"] as const) {
		expect(said(kind, "too_large", "", "too-large")).toBe(
			"C’est trop long pour partir en une fois. Il faut le raccourcir, puis réessayer.",
		);
	}
});

const minute = 60_000;
const failed = "Failed to approve user";
const person = { about: "person", failed } as const;

test.each([
	["ours, by the code", new Refused("not_waiting", "x"), "This person is no longer waiting for approval."],
	["a deleted account by either code", new Refused("unknown_person", "x"), "This account was deleted."],
	["what is about a person, of a person", new Refused("not_yours", "x"), "This cannot be done for this person."],
	["the server's own for a new code", new Refused("new_rule", "Not on Sundays."), "Not on Sundays."],
	["the screen's own without a code", new Refused("", "Failed to update record."), failed],
	["the screen's own for what is no refusal", new TypeError("x"), failed],
	[
		"when to try again",
		new Refused("busy", "", 3 * minute),
		"Too many requests just now. Nothing was changed; try again in 3 minutes.",
	],
	[
		"not more than is known",
		new NoAnswer("x"),
		"Failed to approve user, or so it seems: the server did not answer. Check the list before you try again.",
	],
])("why nothing came of what was asked is said in words: %s", (_which, error, words) => {
	expect(whyNotDone(error, person)).toBe(words);
});

test("a screen without a list says its own of no answer", () => {
	expect(whyNotDone(new NoAnswer("x"), { about: "material", failed, noAnswer: "Nobody." })).toBe("Nobody.");
});

test("who asked in French is not answered in English", async () => {
	await chooseLanguage("fr");
	const otherwise = { about: "person", failed: "Le compte n'a pas pu être approuvé" } as const;
	expect(whyNotDone(new Refused("new_rule", "Not on Sundays."), otherwise)).toBe(otherwise.failed);
	expect(whyNotDone(new Refused("busy", "", minute), otherwise)).toBe(
		"Trop de demandes à la fois. Rien n’a changé\u202f; réessayez dans une minute.",
	);
});

const students = Object.values(mutations).flatMap(({ family, place }) => (place?.role === "student" ? [family] : []));

test.each([...new Set(students)])(
	"a student’s %s has sentences of its own: the common ones are a teacher’s",
	(family) => {
		for (const reason of ["not_yours", "unknown"]) expect(english).toHaveProperty([`${reason}.${family}`]);
	},
);
