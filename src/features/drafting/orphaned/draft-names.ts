// The name of a draft, and its parts as a person reads them.

import type { useLanguage } from "#i18n/i18n.ts";
import { longDate } from "#ui/dates.ts";
import type { DraftPart, ReadableDraft } from "./readable-drafts.ts";
import type { useWords } from "./words.ts";

type Say = ReturnType<typeof useWords>;
type Lang = ReturnType<typeof useLanguage>;

/** What kind of draft it is and what it was for, as far as that is known. */
export function nameOfWords({ kind, title, person }: ReadableDraft, t: Say): string {
	if (!title) return t(`only.${kind}`);
	return t(person ? "for" : "about", { what: t(`of.${kind}`), person, title });
}

type Long = "text" | "instructions" | "feedback";

/** Long texts are shown without a label; short ones have one. */
export const speaksForItself = (field: DraftPart["field"]): field is Long =>
	field === "text" || field === "instructions" || field === "feedback";

/** A part as a person reads it. */
export function partInWords({ field, text }: DraftPart, t: Say, lang: Lang): string {
	if (speaksForItself(field)) return text;
	return t(`field.${field}`, { text: field === "day" ? dayInWords(text, lang) : text });
}

// A date field's own "2026-11-19"; noon is the same day on every clock.
function dayInWords(day: string, lang: Lang): string {
	const noon = `${day}T12:00:00Z`;
	return Number.isNaN(Date.parse(noon)) ? day : longDate(noon, lang);
}
