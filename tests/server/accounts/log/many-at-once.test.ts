// One press can be hundreds of lines of the log: they are one row of its list, and each is still read by who asks for it.
import { expect, test } from "vitest";
import { admin, student, waiting } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import { does, here, read } from "./log-lines.ts";

type Row = { id: number; first: number; lines: number; what: string; about: string; detail: string };

const rowsOf = async (query: Record<string, string>): Promise<Row[]> =>
	Object((await read(here().boss, query)).at("items"));
const short = ({ what, about, detail, lines }: Row) =>
	[what, lines > 1 ? lines : about, detail].filter(Boolean).join(" · ");

/** As many lines of one kind, each so many seconds after the one before. */
const written = async (
	who: { id: string },
	count: number,
	{ what = "student_added", detail = "Grade 8 Math", apart = 1 },
) =>
	here().server.sql(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
		INSERT INTO admin_log (at, admin, what, about, detail, search)
		SELECT strftime('%Y-%m-%d %H:%M:%fZ', '2026-11-02 08:00:00', '+' || (i * ${apart}) || ' seconds'),
			'${who.id}', '${what}', '${here().maya.id}', '${detail}', lower('${detail}') FROM n`);

test("several people approved, and a class put into a course, are a row each, whose people are read by its ends", async () => {
	const { server, rana } = here();
	const salim = await admin(server, "Salim Daher");
	const names = ["Ali One", "Bea Two", "Cyr Three", "Dia Four", "Eli Five"];
	const chemistry = await course(server, rana, [], { title: "Chemistry" });
	for (const name of names) {
		const { id } = await waiting(server, name);
		await does(salim, "PATCH", `/api/collections/users/records/${id}`, { name: "yes" });
		const body = { user_id: id, course_id: chemistry.id, role_in_course: "student", mutation: newId() };
		await does(salim, "POST", "/api/collections/enrollments/records", body);
	}
	const found = await rowsOf({ search: "salim" });
	expect(found.map(short)).toEqual(["student_added · 5 · Chemistry", "approved · 5"]);
	expect((await read(here().boss, { search: "salim" })).at("total")).toBe(2);
	for (const { first, id } of found) {
		const lines = await rowsOf({ search: "salim", first: String(first), last: String(id) });
		expect(lines.map(({ about }) => about)).toEqual(names.toReversed());
		expect(lines.every((line) => line.lines === 1)).toBe(true);
	}
	// Who looks for one of them finds that one.
	expect((await rowsOf({ search: "salim cyr" })).map(short)).toEqual([
		"student_added · Cyr Three · Chemistry",
		"approved · Cyr Three",
	]);
	expect((await rowsOf({ search: "salim", show: "courses" })).map(short)).toEqual(["student_added · 5 · Chemistry"]);
});

test("three are listed one by one; so is what was done in another course, by another admin or at another time", async () => {
	const { server } = here();
	const [dina, walid] = [await admin(server, "Dina Aoun"), await admin(server, "Walid Rizk")];
	await written(dina, 3, { detail: "Only Three" });
	expect((await rowsOf({ search: "only three" })).map(({ lines }) => lines)).toEqual([1, 1, 1]);
	await written(dina, 4, { detail: "Slow Course", apart: 61 });
	expect(await rowsOf({ search: "slow course" })).toHaveLength(4);
	await written(dina, 4, { detail: "Steady Course", apart: 59 });
	await written(walid, 4, { detail: "Steady Course" });
	await written(dina, 4, { detail: "Steady Course", what: "student_removed" });
	expect((await rowsOf({ search: "steady course" })).map(short)).toEqual([
		"student_removed · 4 · Steady Course",
		"student_added · 4 · Steady Course",
		"student_added · 4 · Steady Course",
	]);
	// What is never done to many at once stays as it is.
	await written(dina, 4, { detail: "Called Often", what: "inquiry" });
	expect(await rowsOf({ search: "called often" })).toHaveLength(4);
});

test("an approval that was undone and done again is a row each time, in the order in which it happened", async () => {
	const { server } = here();
	const lina = await admin(server, "Lina Sader");
	const names = ["Fay Six", "Gus Seven", "Hal Eight", "Ida Nine"];
	const people = await Promise.all(names.map((name) => waiting(server, name)));
	const all = async (name: string, some = people) => {
		for (const { id } of some) await does(lina, "PATCH", `/api/collections/users/records/${id}`, { name });
	};
	for (const name of ["yes", "", "yes"]) await all(name, people.slice(0, 2));
	expect((await rowsOf({ search: "lina" })).map(short)).toEqual([
		"approved · Gus Seven",
		"approved · Fay Six",
		"approval_undone · Gus Seven",
		"approval_undone · Fay Six",
		"approved · Gus Seven",
		"approved · Fay Six",
	]);
	await all("", people.slice(0, 2));
	for (const name of ["yes", "", "yes"]) await all(name);
	expect((await rowsOf({ search: "lina" })).slice(0, 3).map(short)).toEqual([
		"approved · 4",
		"approval_undone · 4",
		"approved · 4",
	]);
});

test("an imported list is a row of its own, without the account that is made by hand soon after it", async () => {
	const { boss } = here();
	const hana = await admin(here().server, "Hana Azar");
	const accounts = Array.from({ length: 5 }, (_, n) => ({ id: newId(), full_name: `Student ${n}`, grade: "7" }));
	await does(hana, "POST", "/api/lead/import-accounts", { accounts, known: accounts.map(({ id }) => id) });
	const found = () => rowsOf({ search: "hana azar" });
	expect((await found()).map(short)).toEqual(["account_made · 5"]);
	await here().server.sql(`INSERT INTO admin_log (at, admin, what, about, detail)
		SELECT strftime('%Y-%m-%d %H:%M:%fZ', MAX(at), '+20 seconds'), admin, what, '${boss.id}', '' FROM admin_log
		WHERE admin = '${hana.id}'`);
	expect((await found()).map(short)).toEqual([`account_made · ${boss.name}`, "account_made · 5"]);
});

test("a school put into a course is one row among the others, every line of it is kept, and pages count rows", async () => {
	const { server } = here();
	const nadim = await admin(server, "Nadim Khoury");
	await written(nadim, 29, { what: "edited", detail: "grade" });
	await written(nadim, 484, {});
	await does(nadim, "POST", "/api/lead/edit-account", { user_id: (await student(server)).id, grade: "8" });
	const list = await read(here().boss, { search: "nadim" });
	expect([list.at("total"), list.at("pages")]).toEqual([31, 2]);
	const [newest, school] = await rowsOf({ search: "nadim" });
	expect(newest?.what).toBe("edited");
	expect(school && short(school)).toBe("student_added · 484 · Grade 8 Math");
	const all = await rowsOf({ search: "nadim", first: String(school?.first), last: String(school?.id) });
	expect(new Set(all.map(({ id }) => id)).size).toBe(484);
	expect(await rowsOf({ first: "' OR 1 = 1", last: "x" })).toEqual([]);
});

test("who may not read the log reads no part of it either", async () => {
	const { rana, maya } = here();
	for (const who of [rana, maya]) expect((await read(who, { first: "1", last: "99" })).status).toBe(403);
});
