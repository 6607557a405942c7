// Every folder speaks both languages in full. `npx vitest run src/i18n` tells which text is wrong.
import { expect, test } from "vitest";

type Words = Record<string, string>;
const english = import.meta.glob<Words>("/src/**/*words.en.ts", { eager: true, import: "english" });
const french = import.meta.glob<Words>("/src/**/*words.fr.ts", { eager: true, import: "french" });
/** A folder may have several pairs: `words`, and what not everybody fetches. */
const pairs = Object.keys(english).map((path) => path.replace("words.en.ts", "words"));

/** A value's name, and the French "de" before it (elision.ts). */
const placeholder = /\{\{(\w+)(?:, de)?\}\}/g;

const placeholders = (text: string) => [...text.matchAll(placeholder)].map((match) => match[1]).sort();

function badFrench(text: string): boolean {
	const bare = text.replaceAll(placeholder, "0").replaceAll(/\d:\d|https?:\/\//g, "");
	return /[^\u202f?!][;:!?]|[^\u202f]»|«[^\u202f]/.test(bare);
}

test("there are words to look at", () => {
	expect(pairs).toContain("/src/app/words");
	expect(Object.keys(french)).toHaveLength(pairs.length);
});

test.each(pairs)("%s says everything in both languages with the same placeholders", (pair) => {
	const en = english[`${pair}.en.ts`] ?? {};
	const fr = french[`${pair}.fr.ts`] ?? {};
	expect(Object.keys(fr)).toEqual(expect.arrayContaining(Object.keys(en)));
	for (const key of Object.keys(fr)) {
		// What a student alone is told has a key of its own in French.
		const meant = en[key] ?? en[key.replace("_student", "")];
		expect(meant?.trim(), key).toBeTruthy();
		expect(fr[key]?.trim(), key).not.toBe("");
		expect(placeholders(fr[key] ?? ""), key).toEqual(placeholders(meant ?? ""));
	}
});

test.each(pairs)("%s puts a narrow no-break space (\\u202f) where French wants one", (pair) => {
	const en = english[`${pair}.en.ts`] ?? {};
	const fr = french[`${pair}.fr.ts`] ?? {};
	// A name kept as it is in English ("LEAD?") follows no French rule.
	const wrong = Object.keys(fr).filter((key) => fr[key] !== en[key] && badFrench(fr[key] ?? ""));
	expect(wrong).toEqual([]);
});

test.each(pairs)("%s lets no line end within “e-mail” (\\u2060)", (pair) => {
	const texts = Object.values(french[`${pair}.fr.ts`] ?? {});
	expect(texts.filter((text) => text.includes("e-mail"))).toEqual([]);
});

test.each(pairs)('%s leaves it to a name whether "de" before it is "d’"', (pair) => {
	const texts = Object.values(french[`${pair}.fr.ts`] ?? {});
	expect(
		texts.filter((text) => /\b(de|que) \{\{(\w*name|about|admin|email|parent|person|student|who)\}\}/i.test(text)),
	).toEqual([]);
});

test.each(pairs)('%s says "vous" to no student', (pair) => {
	const toStudent = Object.entries(french[`${pair}.fr.ts`] ?? {}).filter(([key]) => /_student(_|$)/.test(key));
	expect(toStudent.filter(([, text]) => /\b(vous|votre|vos)\b/i.test(text))).toEqual([]);
});

test("no two folders go by one name: the second would speak the first one's French", () => {
	const sources = import.meta.glob<string>("/src/**/*words.ts", { eager: true, query: "?raw", import: "default" });
	const names = Object.values(sources).flatMap((source) => /wordsOf\(\s*"([^"]+)"/.exec(source)?.[1] ?? []);
	expect(names.length).toBeGreaterThan(20);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
