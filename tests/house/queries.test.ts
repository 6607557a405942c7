// How a live query is written, and that nobody writes into what one returned.
import { expect, test } from "vitest";
import { inSrc, sources, textOf } from "./files.ts";

// See `lasting` in src/sync/storage/durable.ts.
test("every live query is an async function", () => {
	const wrong = sources.flatMap((path) =>
		[...textOf(path).matchAll(/liveQuery\(\s*(?!async )\S[^\n]*/gi)].map((match) => `${inSrc(path)}: ${match[0]}`),
	);
	expect(wrong).toEqual([]);
});

// Screens share what a live query returned, and it comes frozen: sorting it or writing into it ends the page. The phones of
// the tests freeze it everywhere (tests/support/frozen.ts); this finds it where no test goes.
test("nothing that a query returned is changed in place", () => {
	const wrong = sources.flatMap((path) => changedInPlace(textOf(path)).map((at) => `${inSrc(path)}: ${at}`));
	expect(wrong).toEqual([]);
});

test("a query's result that is changed in place is found", () => {
	const found = [
		"const rows = (await db.drafts.toArray()).sort(byTime);",
		'const rows = await db.drafts.where("key")\n\t.toArray();\nreturn rows.reverse();',
		"const entry = await db.outbox.get({ id });\nentry.body.text_body = text;",
		"const [row] = await unsent(db);\nrow.state = next;",
		"for (const row of await unsent(db)) row.told = true;",
		'await db.outbox.where({ state }).sortBy("seq");',
	];
	for (const text of found) expect(changedInPlace(text), text).not.toEqual([]);
	const right = [
		"const rows = [...(await db.drafts.toArray())].sort(byTime);",
		"const rows = await db.drafts.toArray();\nreturn rows.filter(isMine).sort(byTime);",
		"const entry = await db.outbox.get({ id });\nawait db.outbox.put({ ...entry, state });",
	];
	for (const text of right) expect(changedInPlace(text), text).toEqual([]);
});

const asked = "(?:toArray|bulkGet|get|first|last|unsent|lastSent|unseen|shown\\w+|sortedDrafts)\\(";
const changes = "(?:sort|reverse|splice|push|pop|shift|unshift|fill|copyWithin)\\(";
/** Names a statement gives to what was asked of the database, alone, in a list, or one after the other. */
const named = new RegExp(
	`(?:const|let) \\[?(\\w+)\\]?(?:: [^=;]+)? (?:=|of) await (?:[\\w.]+\\.)?(?:[^;{}]*?\\.)?${asked}`,
	"g",
);

/** The places where a text changes what it was given by the database; only statements that end where they began. */
function changedInPlace(text: string): string[] {
	const found = [...text.matchAll(new RegExp(`${asked}[^()]*\\)\\)?\\s*\\.${changes}|\\.sortBy\\(`, "g"))].map(
		([at]) => at,
	);
	for (const [, name] of text.matchAll(named)) {
		const use = new RegExp(`(?<![\\w.])${name}(?:\\.${changes}|(?:[?!]?\\.\\w+)+ (?:[-+]|\\?\\?|\\|\\|)?= )`, "g");
		for (const [at] of text.matchAll(use)) found.push(at);
	}
	return found;
}
