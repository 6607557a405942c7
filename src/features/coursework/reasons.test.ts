// @vitest-environment happy-dom
// Why something was not sent, in the reader's own language, whatever the server said it in.

import { renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import type { Reason } from "#local/entries.ts";
import { whyNotGraded, whyNotSent, whyNotSet } from "./reasons.ts";
import { useWords } from "./words.ts";

afterEach(() => chooseLanguage("en"));

const said = (code: string, message: string, reason: Reason = "refused") => ({
	reason,
	status: 400,
	code,
	message,
	at: 0,
});
const words = () => renderHook(() => useWords()).result.current;

test("what the server says in English a French reader reads in French", async () => {
	await chooseLanguage("fr");
	const t = words();
	expect([
		whyNotSent(said("empty_text", "Please enter your submission"), t),
		whyNotSent(said("text_too_long", "An answer has at most 20,000 characters."), t),
		whyNotGraded(said("grade_missing", "Please enter a grade"), t),
		whyNotGraded(said("grade_range", "Grade must be between 0 and 15"), t),
		whyNotGraded(said("reason_missing", "Please say in a few words why the grade changes."), t),
		whyNotSet(said("below_grade", "A grade of 17 was already given."), t),
		whyNotSet(said("course_ended", "This course has ended."), t),
	]).toEqual([
		"Écris ta réponse avant de rendre le devoir",
		"C'est plus long que 20\u202f000 caractères. Raccourcis un peu.",
		"Veuillez saisir une note",
		"La note doit être comprise entre 0 et 15",
		"Veuillez dire pourquoi la note change",
		"Une note de 17 a déjà été donnée. Le barème ne peut pas être plus bas.",
		"Ce cours est terminé. Ce que vous avez écrit est gardé ici.",
	]);
});

test("a code nobody knows is told in the server's words where those are the reader's", async () => {
	const unknown = said("validation_max_text_constraint", "Must be no more than 10000 character(s).");
	expect(whyNotSet(unknown, words())).toBe("Must be no more than 10000 character(s).");
	await chooseLanguage("fr");
	const t = words();
	expect([whyNotSent(unknown, t), whyNotGraded(unknown, t), whyNotSet(unknown, t)]).toEqual([
		"Le devoir n'a pas pu être rendu",
		"La note n'a pas pu être envoyée",
		"LEAD ne l'a pas accepté, sans dire pourquoi. Ce que vous avez écrit est gardé ici.",
	]);
});

test("a work too long to travel says so to student and teacher alike", async () => {
	const long = said("too_large", "", "too-large");
	await chooseLanguage("fr");
	const t = words();
	for (const why of [whyNotSent, whyNotGraded, whyNotSet]) {
		expect(why(long, t)).toBe("C'est trop long pour partir en une fois. Il faut le raccourcir, puis réessayer.");
	}
});
