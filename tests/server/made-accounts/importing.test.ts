// An admin makes the accounts of a class list, all of them or none.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { said } from "#support/requests.ts";
import { enrollments, newId } from "#support/school.ts";
import { comeIn, here, mails, signIn, stored } from "./making.ts";

type Who = { token: string } | undefined;
/** The tests have namesakes, and their lists say so. */
const namesakes = (accounts: unknown) => (Array.isArray(accounts) ? accounts.map((one) => Object(one).id) : []);
const importAll = (who: Who, accounts: unknown, course_id?: unknown, known: unknown = namesakes(accounts)) =>
	here().server.ask("POST", "/api/lead/import-accounts", { token: who?.token, body: { accounts, course_id, known } });

const row = (full_name: string, more: object = {}) => ({ id: newId(), full_name, grade: "7", ...more });
const counts = () =>
	here().server.sql(
		"SELECT (SELECT COUNT(*) FROM users) AS users, (SELECT COUNT(*) FROM enrollments) AS places, (SELECT COUNT(*) FROM mails) AS mails",
	);

test("a class list becomes accounts in the course; each has a name to sign in with and a first password", async () => {
	const { server, boss, maths } = here();
	const email = `rita-${newId()}@lead.test`;
	const rows = [row("Nour Saad", { parent_phone: "70 123 456" }), row("Rita Aoun", { email, language: "fr" })];
	const answer = await importAll(boss, rows, maths.id);

	expect(answer.status, said(answer)).toBe(200);
	const [nour, rita] = rows.map(({ id }, at) => ({
		id,
		username: String(answer.at(`accounts.${at}.username`)),
		password: String(answer.at(`accounts.${at}.password`)),
	}));
	if (!nour || !rita) throw new Error("two rows were sent");
	expect(await stored(nour)).toMatchObject({ name: "Nour Saad", grade: "7", parent_phone: "+96170123456" });
	expect((await signIn(nour.username, nour.password)).status).toBe(200);
	expect((await signIn(email, rita.password)).status).toBe(200);
	expect([rita.username, await mails(rita)]).toEqual(["", ["account_made"]]);
	for (const { id } of rows) {
		const places = await server.rows("enrollments", `user_id = '${id}'`);
		expect(places).toMatchObject([{ course_id: maths.id, role_in_course: "student" }]);
		expect(await server.sql(`SELECT what FROM admin_log WHERE about = '${id}' ORDER BY id`)).toEqual([
			{ what: "account_made" },
			{ what: "student_added" },
		]);
	}
});

test("one row that cannot be taken, and nothing of the list is written", async () => {
	const { boss, maya, maths } = here();
	const before = await counts();
	const why = async (accounts: unknown, course?: unknown) => {
		const answer = await importAll(boss, accounts, course);
		return `${refused(answer)} · ${answer.at("message")}`;
	};
	const good = row("Nour Saad");
	expect(await why([good, row(" ")])).toMatch(/^400 accounts row_wrong · .*Row 2\.$/);
	expect(await why([good, row("Karim", { parent_phone: "1" })])).toMatch(/^400 accounts row_wrong · .*Row 2\.$/);
	expect(await why([good, good.full_name, 7, null])).toMatch(/^400 accounts row_wrong · .*Row 2\.$/);
	expect(await why([good, row("Maya", { email: maya.email })])).toMatch(/^400 accounts row_taken · .*Row 2\.$/);
	const twins = ["Rita", "Rana"].map((name) => row(name, { email: "twin@lead.test" }));
	expect(await why(twins)).toMatch(/^400 accounts row_taken · .*Row 2\.$/);
	expect(await why([good, row("Maya", { id: maya.id })])).toMatch(/^400 accounts row_taken · .*Row 2\.$/);
	for (const list of [[], "rows", undefined, Array.from({ length: 61 }, () => row("One"))]) {
		expect(await why(list)).toMatch(/^400 accounts invalid_list/);
	}
	expect(await why([good], newId())).toMatch(/^400 course_id course_ended/);
	expect(await counts()).toEqual(before);
	expect((await importAll(boss, [good], maths.id)).status).toBe(200);
});

test("of two admins who send one list, the second learns of the first, and may make namesakes knowingly", async () => {
	const { boss, deputy } = here();
	const list = () => [
		row("Léa Frem", { grade: "3" }),
		row("Léa Frem", { grade: "3" }),
		row("Elie Frem", { grade: "3" }),
	];
	const first = list();
	expect((await importAll(boss, first, "", [])).status).toBe(200);
	const before = await counts();
	const second = list();
	const refusal = await importAll(deputy, second, "", []);
	expect(`${refused(refusal)} · ${refusal.at("message")}`).toMatch(/^409 accounts row_known · .*Row 1\.$/);
	const [one, two] = second.map(({ id }) => id);
	expect(refused(await importAll(deputy, second, "", [one, two]))).toBe("409 accounts row_known");
	expect(refused(await importAll(deputy, second, "", "all"))).toBe("409 accounts row_known");
	expect(await counts()).toEqual(before);
	expect((await importAll(deputy, second)).status).toBe(200);
	// The first list again, after a lost answer.
	expect((await importAll(boss, first, "", [])).status).toBe(200);
});

test("the same list again, after a lost answer, makes no further account and no second place in the course", async () => {
	const { server, boss, maths } = here();
	const rows = [row("Nour Saad"), row("Karim Azar")];
	const first = await importAll(boss, rows, maths.id);
	const before = await counts();
	const again = await importAll(boss, rows, maths.id);
	expect(again.status, said(again)).toBe(200);
	expect(await counts()).toEqual(before);
	expect(again.at("accounts.0.username")).toBe(first.at("accounts.0.username"));
	const name = String(again.at("accounts.0.username"));
	expect((await signIn(name, String(again.at("accounts.0.password")))).status).toBe(200);
	expect(await enrollments(server, { ...boss, id: String(rows[0]?.id) }, maths.id)).toHaveLength(1);
});

test("who has come in before the list was sent again keeps the own password; the others get another first one", async () => {
	const { boss } = here();
	const rows = [row("Nour Saad"), row("Karim Azar", { line: 7 })];
	const first = await importAll(boss, rows);
	const nour = { id: String(rows[0]?.id), username: String(first.at("accounts.0.username")) };
	await comeIn({ ...nour, password: String(first.at("accounts.0.password")) });
	const again = await importAll(boss, rows);
	expect(again.status, said(again)).toBe(200);
	expect([again.at("accounts.0.username"), again.at("accounts.0.password")]).toEqual([nour.username, ""]);
	expect((await signIn(nour.username, "own-secret")).status).toBe(200);
	const karim = [String(again.at("accounts.1.username")), String(again.at("accounts.1.password"))] as const;
	expect((await signIn(...karim)).status).toBe(200);
	expect(String((await importAll(boss, [row(" ", { line: 7 })])).at("message"))).toMatch(/Row 7\.$/);
});

test("nobody but an admin imports", async () => {
	const { maya, rana } = here();
	const before = await counts();
	expect(refused(await importAll(undefined, [row("One")]))).toMatch(/^401/);
	for (const who of [maya, rana]) expect(refused(await importAll(who, [row("One")]))).toBe("403 role not_admin");
	expect(await counts()).toEqual(before);
});

test("sixty accounts are made while others go on writing", async () => {
	const { server, boss, maya } = here();
	const rows = Array.from({ length: 60 }, (_, at) => row(`Student ${at}`));
	const [imported, written] = await Promise.all([
		importAll(boss, rows),
		server.ask("PATCH", `/api/collections/users/records/${maya.id}`, { token: maya.token, body: { language: "fr" } }),
	]);
	expect([imported.status, written.status], said(imported)).toEqual([200, 200]);
});

test.each([
	["was blocked", "UPDATE users SET blocked_at = '2026-01-05 08:00:00.000Z' WHERE id = "],
	["became a teacher", "UPDATE user_roles SET role = 'teacher' WHERE user_id = "],
])("a list sent again with a course brings nobody into it once one of it %s", async (_, change) => {
	const { server, boss, maths } = here();
	const rows = [row("Nour Saad"), row("Karim Azar")];
	expect((await importAll(boss, rows)).status).toBe(200);
	await server.sql(`${change} '${rows[1]?.id}'`);
	const again = await importAll(boss, rows, maths.id);
	expect(refused(again)).toBe("400 accounts row_wrong");
	expect(again.at("message")).toMatch(/Row 2\.$/);
	for (const { id } of rows) expect(await enrollments(server, { ...boss, id }, maths.id)).toEqual([]);
});
