// What may be said of a material when it is edited, and what becomes of it.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { changedAfter } from "#support/api/handshakes.ts";
import { material, uploaded } from "#support/materials.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { copy } from "./copies.ts";
import { edit, now } from "./edits.ts";
import { here, open, records, textFile } from "./two-materials.ts";

test("what may not stand in a title, a subject, a grade or a description is refused by its field", async () => {
	const { server, rana } = here();
	const row = await material(server, { created_by: rana.id });
	const answers: string[] = [];
	const wrong: object[] = [
		...["", "   ", "\u200b\u2060", "\n"].map((title) => ({ title })),
		{ title: "é".repeat(201) },
		...["a\u0000b", "a\nb", "a\u0085b", "a\u202eb", "a\u2066b", "a\u200fb"].map((title) => ({ title })),
		{ subject: "Ma\u202ets" },
		{ subject: "s".repeat(81) },
		...["13", "0", "six", " 6"].map((grade) => ({ grade })),
		{ description: "d".repeat(2001) },
		...[7, ["a"], { a: 1 }, true].map((title) => ({ title })),
	];
	for (const fields of wrong) answers.push(refused(await edit(rana.token, row, fields)));

	const [empty, long, unseen] = ["validation_required", "validation_max_text_constraint", "control_letters"];
	expect(answers.slice(0, 11)).toEqual([
		...Array(4).fill(`400 title ${empty}`),
		`400 title ${long}`,
		...Array(6).fill(`400 title ${unseen}`),
	]);
	expect(answers.slice(11, 13)).toEqual([`400 subject ${unseen}`, `400 subject ${long}`]);
	expect(answers.slice(13, 17)).toEqual(Array(4).fill("400 grade validation_invalid_format"));
	expect(answers[17]).toBe(`400 description ${long}`);
	for (const answer of answers.slice(18)) expect(answer).toBe("400 title invalid_types");
	expect(await now(row)).toEqual(row);
	const fits = {
		title: "🙂".repeat(200),
		subject: "é".repeat(80),
		grade: "12",
		description: "مرحبا\n".repeat(333).trim(),
	};
	const taken = await edit(rana.token, row, fits);
	expect([taken.status, await now(row)], said(taken)).toMatchObject([200, fits]);
});

test("whatever else is sent, only what is said of it changes: not its file, its place, its giver or its size", async () => {
	const { server, rana, maya, joseph, maths, french } = here();
	const sheet = textFile("3/4 of 20\n", "sums.txt");
	const row = await uploaded(server, rana, { title: "Old", course_id: maths.id }, sheet);
	const more = { file_path: null, size: 5, course_id: french.id, assignment_id: newId(), created_by: joseph.id };
	const answer = await edit(rana.token, row, {
		...{ ...more, title: " New ", search: "all", created_at: "2020-01-01 00:00:00.000Z" },
		"file_path-": [row.file_path],
		revision: newId(),
	});

	const after = await now(row);
	expect(answer.status, said(answer)).toBe(200);
	const { search, updated } = after;
	expect(after).toEqual({ ...row, title: "New", search, updated });
	expect((await open(server, after, maya)).text).toBe("3/4 of 20\n");
	expect((await edit(rana.token, after, { id: newId(), title: "Other" })).status).toBe(404);
	expect((await edit(rana.token, after, { title: null })).status).toBe(200);
	expect(await now(row)).toEqual(after);
	const form = new FormData();
	for (const [name, text] of [
		["title", "Newer"],
		["replaces", String(after.updated)],
	] as const)
		form.set(name, text);
	form.set("file_path", new Blob(["<script>1</script>"]), "other.txt");
	const withFile = await server.ask("PATCH", `${records}/${row.id}`, { token: rana.token, body: form });
	const last = await now(row);
	expect([withFile.status, last.title, last.file_path], said(withFile)).toEqual([200, "Newer", row.file_path]);
	expect((await open(server, last, maya)).text).toBe("3/4 of 20\n");
});

test("under its new title it is found, saved and announced, and under the old one it is found no more", async () => {
	const { server, rana, maya, karim, lea, joseph, boss, maths } = here();
	const row = await material(server, { title: "Les éauations", description: "", course_id: maths.id });
	const told = await changedAfter(server, [maya, karim, rana, boss, lea, joseph], async () => {
		const answer = await edit(rana.token, row, { title: "Les équations" });
		expect(answer.at("title")).toBe("Les équations");
		expect(answer.text).not.toContain('"search"');
	});
	const after = await now(row);
	const found = async (word: string) => {
		const answer = await server.ask("GET", `${records}?filter=${encodeURIComponent(`search ~ '${word}'`)}`, maya);
		return answer.at("totalItems");
	};

	const change = { materials: [row.id] };
	expect(told).toEqual([change, change, change, {}, {}, {}]);
	expect(String(after.updated) > String(row.updated)).toBe(true);
	expect([await found("equations"), await found("eauations")]).toEqual([1, 0]);
	expect((await open(server, after, maya)).headers.get("content-disposition")).toContain("Les%20%C3%A9quations.pdf");
	await server.remove("materials", row.id);
});

test("students are told nothing of a changed worksheet whose assignment they do not see yet", async () => {
	const { server, rana, maya, maths, mathsTask } = here();
	const row = await material(server, { course_id: maths.id, assignment_id: mathsTask.id });
	await server.update("assignments", mathsTask.id, { opens_at: "2099-01-12 06:30:00.000Z", scheduled: true });
	const told = await changedAfter(server, [maya, rana], () => edit(rana.token, row, { title: "Test of Friday" }));
	await server.update("assignments", mathsTask.id, { opens_at: "", scheduled: false });

	expect(told).toEqual([{}, { materials: [row.id] }]);
	await server.remove("materials", row.id);
});

test("of two who change it the second learns of the first, and the same again is answered like the first time", async () => {
	const { server, rana, boss, maths } = here();
	const row = await material(server, { title: "Old", course_id: maths.id });
	const first = await edit(rana.token, row, { title: "Rana’s" });
	const again = await edit(rana.token, row, { title: "Rana’s" });
	const between = await now(row);
	const second = await edit(boss.token, row, { title: "Samia’s" });
	const nameless = await server.ask("PATCH", `${records}/${row.id}`, { token: boss.token, body: { title: "Samia’s" } });

	expect([first.status, again.status, again.at("")]).toEqual([200, 200, first.at("")]);
	expect([second, nameless].map(refused)).toEqual(Array(2).fill("409 replaces changed_meanwhile"));
	expect(await now(row)).toEqual(between);
	expect((await edit(boss.token, between, { title: "Samia’s" })).status).toBe(200);
	await server.remove("materials", row.id);
	expect((await edit(boss.token, row, { title: "Nobody’s" })).status).toBe(404);
});

test("a copy and its source are renamed apart, and so is a material of a course that has ended", async () => {
	const { server, rana, joseph, boss, maths, maya } = here();
	const source = await uploaded(
		server,
		rana,
		{ title: "Sheet", course_id: maths.id },
		textFile("A sheet.\n", "sheet.txt"),
	);
	const made = await copy("boss", { source_id: source.id, course_id: maths.id });
	const copied = await now({ id: String(made.at("id")) });
	await server.update("courses", maths.id, { archived_at: new Date().toISOString() });
	expect((await edit(rana.token, copied, { title: "Copy" })).status).toBe(200);
	await server.update("courses", maths.id, { archived_at: "" });

	expect([(await now(source)).title, (await now(copied)).title]).toEqual(["Sheet", "Copy"]);
	for (const row of [source, await now(copied)]) expect((await open(server, row, maya)).text).toBe("A sheet.\n");
	expect((await edit(joseph.token, copied, { title: "Joseph’s" })).status).toBe(404);
	const actions = await server.sql(
		`SELECT detail FROM admin_log WHERE what = 'material_edited' AND admin = '${boss.id}'`,
	);
	expect(actions.map(({ detail }) => detail)).not.toContain("Copy");
});
