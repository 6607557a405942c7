// Every date the portal shows. Always the centre's clock, wherever the phone is: a homework due in Zahlé is due there.
import { centre, centreDay } from "#centre.ts";

export type Lang = "en" | "fr";

const locales = { en: "en-US", fr: "fr-FR" } as const;

const made = new Map<string, Intl.DateTimeFormat>();

// Making a formatter takes longer than drawing the row it is for, so each is made once.
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${locale} ${JSON.stringify(options)}`;
	const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: centre.timeZone, ...options });
	made.set(key, known);
	return known;
}

function format(iso: string, lang: Lang, options: Intl.DateTimeFormatOptions): string {
	const text = formatter(locales[lang], options).format(new Date(iso));
	// Newer browsers put a narrow space before PM, older ones a plain one: one no-break space keeps the clock together.
	const joined = text.replace(/[\u202f ](?=[AP]M$)/, "\u00a0");
	// A line does not end between a day and its month. The first of a month is written "1er", which no browser does.
	if (lang === "en") return joined.replace(/(?<=\p{L}) (?=\d{1,2}(?!\d))/u, "\u00a0");
	return joined.replace(/(?<!\d)1(?= \p{L})/u, "1er").replace(/(?<=\d|1er) (?=\p{L})/u, "\u00a0");
}

// "November 12, 2026" · "12 novembre 2026"
export function longDate(iso: string, lang: Lang): string {
	return format(iso, lang, { day: "numeric", month: "long", year: "numeric" });
}

// "Nov 12" · "12 nov.": where a column has no room for more, and the year goes without saying.
export function shortDate(iso: string, lang: Lang): string {
	return format(iso, lang, { day: "numeric", month: "short" });
}

// "Thursday, November 19, 2026" · "jeudi 19 novembre 2026"
export function longDay(iso: string, lang: Lang): string {
	return format(iso, lang, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

// "4:18 PM" · "16:18", "09:05": a French clock has two digits, which not every browser gives unasked.
export function clock(iso: string, lang: Lang): string {
	return format(iso, lang, { hour: lang === "fr" ? "2-digit" : "numeric", minute: "2-digit" });
}

// "14:32" in both languages, as on a phone's status bar: the time of something done here, such as a saved draft.
export function shortClock(time: number): string {
	return format(new Date(time).toISOString(), "fr", { hour: "2-digit", minute: "2-digit" });
}

// A line does not end between "à" and the hour.
const withClock = (day: string, iso: string, lang: Lang): string =>
	`${day}${lang === "fr" ? " à\u00a0" : ", "}${clock(iso, lang)}`;

// "November 12, 2026, 4:18 PM" · "12 novembre 2026 à 16:18"
export function longMoment(iso: string, lang: Lang): string {
	return withClock(longDate(iso, lang), iso, lang);
}

// "Nov 12, 4:18 PM" · "12 nov. à 16:18": in the months around now, where a column has no room for more.
export const shortMoment = (iso: string, lang: Lang): string => withClock(shortDate(iso, lang), iso, lang);

// The long one for a moment of the phone's clock.
export const momentOf = (time: number, lang: Lang): string => longMoment(new Date(time).toISOString(), lang);

// Whether both moments are on one day in Zahlé.
export const sameDay = (a: number, b: number): boolean => centreDay(a) === centreDay(b);

// A due date given without a time is stored as 23:59 of that day; its clock says nothing and is not shown.
export function isEndOfDay(iso: string): boolean {
	return clock(iso, "fr") === "23:59";
}

// "Thursday, November 19, 2026", with the clock only when the teacher gave one.
export function dueDay(iso: string, lang: Lang): string {
	if (isEndOfDay(iso)) return longDay(iso, lang);
	return withClock(longDay(iso, lang), iso, lang);
}

type Nearness = { past: boolean; days: number; words: string };

// How near a due date is: "today", "tomorrow", "in 3 days", "2 days ago", in whole days of the centre.
export function nearness(iso: string, now: number, lang: Lang): Nearness {
	const due = Date.parse(iso);
	const days = centreDay(due) - centreDay(now);
	const words = new Intl.RelativeTimeFormat(locales[lang], { numeric: "auto" }).format(days, "day");
	return { past: now >= due + (isEndOfDay(iso) ? 60_000 : 0), days, words };
}
