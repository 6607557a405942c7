// Any text that can be typed comes back as it was typed. The one exception is half a surrogate pair, which is no
// character: it is replaced before saving, so that phone and server have the same text.

import { expect, test } from "vitest";
import { schema } from "#local/schema.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { echoes } from "#sync/entry.ts";

const here = serverForThisFile();

/** The first and last character of every plane that has any, and those that break line-based or C-like code. */
function everyPlane(): string {
	const points: number[] = [];
	for (let plane = 0; plane <= 16; plane++) {
		for (const place of [0x0041, 0x0391, 0x4e2d, 0xfffd]) points.push(plane * 0x10000 + place);
		points.push(plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff);
	}
	return String.fromCodePoint(...points);
}

const texts: Record<string, string> = {
	"every plane of Unicode": everyPlane(),
	"every control character but NUL": String.fromCharCode(...Array.from({ length: 0x9f }, (_, at) => at + 1)),
	"combining marks, composed and decomposed": "é e\u0301 Å A\u030a ﬁ fi ǖ u\u0308\u0304 Z\u0351\u036b\u0343\u036a",
	"Arabic and Hebrew, with marks that turn the direction":
		"السَّلَامُ عَلَيْكُم 3/4 \u202eabc\u202c שלום \u2067ab\u2069 \u200f",
	"families, flags, skin tones and joiners": "👩‍👩‍👧‍👦 🇱🇧 👍🏽 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u200d\ufe0f",
	"line ends of every kind": "a\nb\r\nc\rd\u2028e\u2029f\u0085g\u000bh\u000ci",
	"blanks before and behind": " \t three quarters \u00a0\u3000 ",
	"what looks like code": `</textarea><script>"'\`\\ %s %00 {{x}} $1 ' OR 1=1 -- \\u0000 &lt;`,
	"a byte order mark and noncharacters": "\ufeff a \ufdd0\ufdef \ufffe",
};

for (const [name, text] of Object.entries(texts)) {
	test(`${name}: identical on the server, on the writer's phone and on the teacher's`, async () => {
		const { phone, computer, task, answers } = await classroom(here().server);
		const entry = await phone.submit(task.id, text);
		await phone.run();
		await computer.run();

		expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
		expect((await answers())[0]?.text_body).toBe(text);
		expect((await phone.db.submissions.get(entry.record_id))?.text_body).toBe(text);
		const seen = await computer.db.submissions.get(entry.record_id);
		expect(seen?.text_body).toBe(text);
		await computer.grade({ id: entry.record_id, text_body: seen?.text_body, revision: "" }, 9, text.slice(0, 60));
		await computer.run();
		expect((await answers())[0]).toMatchObject({ grade: 9, graded_by: computer.person.id });
	});
}

test("NUL: identical, not cut off", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const text = "before\u0000after";
	const entry = await phone.submit(task.id, text);
	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect((await answers())[0]?.text_body).toBe(text);
});

test("half a character is made whole before it is saved, and sent once", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "half \ud83d, other half \ude00, whole 😀");
	expect(entry.body).toMatchObject({ text_body: "half \ufffd, other half \ufffd, whole 😀" });
	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 1 });
	expect((await answers())[0]?.text_body).toBe("half \ufffd, other half \ufffd, whole 😀");
});

test("20,000 characters of four bytes each, with a line end each hundred: identical", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const text = Array.from({ length: 20_000 }, (_, at) =>
		at % 100 === 99 ? "\n" : String.fromCodePoint(0x1f300 + (at % 700)),
	).join("");
	const last = `${text.slice(0, -1)}😀`;
	const entry = await phone.submit(task.id, last);
	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "sent", attempts: 1 });
	const row = await phone.db.submissions.get(entry.record_id);
	expect(row && echoes(schema, entry, row)).toBe(true);
	expect([...last]).toHaveLength(20_000);
	expect((await answers())[0]?.text_body).toBe(last);
});
