// Every folder speaks both languages in full. `npx vitest run src/i18n` tells which text is wrong.
import { expect, test } from "vitest";

type Words = Record<string, string>;
const english = import.meta.glob<Words>("/src/**/words.en.ts", { eager: true, import: "english" });
const french = import.meta.glob<Words>("/src/**/words.fr.ts", { eager: true, import: "french" });
const folders = Object.keys(english).map((path) => path.replace("/words.en.ts", ""));

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

function badFrench(text: string): boolean {
	const bare = text.replaceAll(/\{\{\w+\}\}/g, "0").replaceAll(/\d:\d|https?:\/\//g, "");
	return /[^\u202f?!][;:!?]|[^\u202f]»|«[^\u202f]/.test(bare);
}

test("there are words to look at", () => {
	expect(folders).toContain("/src/app");
	expect(Object.keys(french)).toHaveLength(folders.length);
});

test.each(folders)("%s says everything in both languages with the same placeholders", (folder) => {
	const en = english[`${folder}/words.en.ts`] ?? {};
	const fr = french[`${folder}/words.fr.ts`] ?? {};
	expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
	for (const key of Object.keys(en)) {
		expect(placeholders(fr[key] ?? ""), key).toEqual(placeholders(en[key] ?? ""));
		expect(en[key]?.trim(), key).not.toBe("");
		expect(fr[key]?.trim(), key).not.toBe("");
	}
});

test.each(folders)("%s puts a narrow no-break space (\\u202f) where French wants one", (folder) => {
	const en = english[`${folder}/words.en.ts`] ?? {};
	const fr = french[`${folder}/words.fr.ts`] ?? {};
	// A name kept as it is in English ("LEAD?") follows no French rule.
	const wrong = Object.keys(fr).filter((key) => fr[key] !== en[key] && badFrench(fr[key] ?? ""));
	expect(wrong).toEqual([]);
});
