// Why a write was refused, said to whoever wrote it: a student and a teacher do not read the same sentence.
import { afterEach, expect, test } from "vitest";
import { say } from "#features/outbox/words.ts";
import { chooseLanguage } from "#i18n/i18n.ts";
import type { OutboxEntry } from "#local/entries.ts";
import { whyNot } from "./why-not.ts";

afterEach(() => chooseLanguage("en"));

const ended = {
	reason: "refused",
	status: 400,
	code: "course_ended",
	message: "This course has ended.",
	at: 0,
} as const;

const said: { kind: OutboxEntry["kind"]; en: string; fr: string }[] = [
	{
		kind: "joinCourse",
		en: "This course has ended. Ask your teacher.",
		fr: "Ce cours est terminé. Parles-en à ton professeur.",
	},
	{
		kind: "enrolStudent",
		en: "This course is archived: nobody can be added.",
		fr: "Ce cours est archivé\u202f: on ne peut plus y ajouter personne.",
	},
	{
		kind: "createAssignment",
		en: "This course has ended. What you wrote is kept here.",
		fr: "Ce cours est terminé. Ce que vous avez écrit est gardé ici.",
	},
	{
		kind: "editAssignment",
		en: "This course has ended. What you wrote is kept here.",
		fr: "Ce cours est terminé. Ce que vous avez écrit est gardé ici.",
	},
];

test.each(said)("a $kind refused because the course has ended says so to who wrote it", async ({ kind, en, fr }) => {
	const entry = { kind, refusal: ended };
	expect(whyNot(entry, say)).toBe(en);
	await chooseLanguage("fr");
	expect(whyNot(entry, say)).toBe(fr);
});
