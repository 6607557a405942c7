// The log of what admins did is long: found by a word, narrowed to a kind, and paged.
import { expect, test } from "vitest";
import { uploaded } from "#support/materials.ts";
import { admin, student } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import { does, here, type Line, read, short } from "./log-lines.ts";

test("it is found by the title of a course or a material, and narrowed to what it is about", async () => {
	const { server, rana } = here();
	const layla = await admin(server, "Layla Rizk");
	const ziad = await student(server, "Ziad Nasr");
	const french = await course(server, rana, [], { title: "Français 8e" });
	const enrollment = { user_id: ziad.id, course_id: french.id, role_in_course: "student", mutation: newId() };
	await does(layla, "POST", "/api/collections/enrollments/records", enrollment);
	await uploaded(server, layla, { title: "La dictée" });
	await does(layla, "POST", "/api/lead/edit-account", { user_id: ziad.id, grade: "8", parent_phone: "70 123 456" });
	const found = async (query: Record<string, string>) => {
		const items: Line[] = Object((await read(layla, query)).at("items"));
		return items.filter(({ admin: name }) => name === layla.name).map(short);
	};
	const [edited, dictation, added] = [
		"edited · Ziad Nasr · grade parent_phone",
		"material_added · La dictée",
		"student_added · Ziad Nasr · Français 8e",
	];
	expect(await found({ search: "francais 8E" })).toEqual([added]);
	expect(await found({ search: "dictee layla" })).toEqual([dictation]);
	expect(await found({ show: "people" })).toEqual([edited]);
	expect(await found({ show: "courses" })).toEqual([added]);
	expect(await found({ show: "materials" })).toEqual([dictation]);
	expect(await found({ show: "inquiries" })).toEqual([]);
	expect(await found({ show: "courses", search: "dictee" })).toEqual([]);
	expect(await found({ show: "constructor", search: "layla" })).toEqual([edited, dictation, added]);
});

test("a long history is paged, the newest first", async () => {
	const { server, boss } = here();
	const many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)";
	await server.sql(
		`${many} INSERT INTO admin_log (admin, what, about, detail) SELECT '${boss.id}', 'material_deleted', '', i FROM n`,
	);
	const first = await read(boss);
	const last = await read(boss, { page: "999" });
	const [total, pages] = [Number(first.at("total")), Number(first.at("pages"))];
	expect(total).toBeGreaterThanOrEqual(200);
	expect([pages, last.at("page")]).toEqual([Math.ceil(total / 30), pages]);
	expect([first.at("items.0.detail"), first.at("items.29.detail")]).toEqual(["200", "171"]);
	expect((await read(boss, { page: "2" })).at("items.0.detail")).toBe("170");
});
