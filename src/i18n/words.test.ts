// Every folder speaks both languages in full. `npx vitest run src/i18n` tells which text is wrong.
import { expect, test } from "vitest";

type Words = Record<string, string>;
const english = import.meta.glob<Words>("/src/**/*words.en.ts", { eager: true, import: "english" });
const french = import.meta.glob<Words>("/src/**/*words.fr.ts", { eager: true, import: "french" });
/** A folder may have several pairs: `words`, and what not everybody fetches. */
const pairs = Object.keys(english).map((path) => path.replace("words.en.ts", "words"));

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

function badFrench(text: string): boolean {
	const bare = text.replaceAll(/\{\{\w+\}\}/g, "0").replaceAll(/\d:\d|https?:\/\//g, "");
	return /[^\u202f?!][;:!?]|[^\u202f]»|«[^\u202f]/.test(bare);
}

test("there are words to look at", () => {
	expect(pairs).toContain("/src/app/words");
	expect(Object.keys(french)).toHaveLength(pairs.length);
});

test.each(pairs)("%s says everything in both languages with the same placeholders", (pair) => {
	const en = english[`${pair}.en.ts`] ?? {};
	const fr = french[`${pair}.fr.ts`] ?? {};
	expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
	for (const key of Object.keys(en)) {
		expect(placeholders(fr[key] ?? ""), key).toEqual(placeholders(en[key] ?? ""));
		expect(en[key]?.trim(), key).not.toBe("");
		expect(fr[key]?.trim(), key).not.toBe("");
	}
});

test.each(pairs)("%s puts a narrow no-break space (\\u202f) where French wants one", (pair) => {
	const en = english[`${pair}.en.ts`] ?? {};
	const fr = french[`${pair}.fr.ts`] ?? {};
	// A name kept as it is in English ("LEAD?") follows no French rule.
	const wrong = Object.keys(fr).filter((key) => fr[key] !== en[key] && badFrench(fr[key] ?? ""));
	expect(wrong).toEqual([]);
});
