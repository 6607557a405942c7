// Who may read what (the table is in pb_hooks/README.md): for every table and every kind of person exactly which rows are listed, and
// which can be opened by id. Each row somebody may not see is seen by another in the same table, so no refusal is empty.
import { describe, expect, test } from "vitest";
import type { Person } from "#support/people.ts";
import { said } from "#support/requests.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { type TwoCourses, twoCourses } from "#support/two-courses.ts";

const here = serverForThisFile(twoCourses);

type Who = "nobody" | "wael" | "bassam" | "maya" | "karim" | "lea" | "rana" | "joseph" | "boss";
const everybody: Who[] = ["nobody", "wael", "bassam", "maya", "karim", "lea", "rana", "joseph", "boss"];

/** A row's short name in the tables below. */
type NameRow = (row: Row, school: TwoCourses) => string;

const personName = (school: TwoCourses, id: unknown): string =>
	everybody.find((who) => who !== "nobody" && school[who].id === id) ?? `unknown ${id}`;
const courseName = (school: TwoCourses, id: unknown): string =>
	id === school.maths.id ? "maths" : id === school.french.id ? "french" : `unknown ${id}`;

interface Table {
	name: NameRow;
	listed: Record<Who, string>;
	/** Where opening by id reaches further than the list. */
	opened?: Partial<Record<Who, string>>;
}

const mathsPeople = "maths/bassam maths/karim maths/maya maths/rana maths/wael";
const frenchPeople = "french/joseph french/lea";
const none = { nobody: "", wael: "", bassam: "" };

const tables: Record<string, Table> = {
	users: {
		name: (row, school) => personName(school, row.id),
		listed: {
			...none,
			maya: "maya rana",
			karim: "karim rana",
			lea: "joseph lea",
			rana: "bassam karim maya rana wael",
			joseph: "joseph lea",
			boss: "bassam boss joseph karim lea maya rana wael",
		},
		opened: { wael: "wael", bassam: "bassam" },
	},
	user_roles: {
		name: (row, school) => personName(school, row.user_id),
		listed: {
			...none,
			maya: "",
			karim: "",
			lea: "",
			rana: "",
			joseph: "",
			boss: "bassam boss joseph karim lea maya rana wael",
		},
		opened: {
			wael: "wael",
			bassam: "bassam",
			maya: "maya",
			karim: "karim",
			lea: "lea",
			rana: "rana",
			joseph: "joseph",
		},
	},
	courses: {
		name: (row, school) => courseName(school, row.id),
		listed: {
			...none,
			maya: "maths",
			karim: "maths",
			lea: "french",
			rana: "maths",
			joseph: "french",
			boss: "french maths",
		},
	},
	enrollments: {
		name: (row, school) => `${courseName(school, row.course_id)}/${personName(school, row.user_id)}`,
		listed: {
			...none,
			maya: "maths/maya",
			karim: "maths/karim",
			lea: "french/lea",
			rana: mathsPeople,
			joseph: frenchPeople,
			boss: `${frenchPeople} ${mathsPeople}`,
		},
	},
	assignments: {
		name: (row, school) => courseName(school, row.course_id),
		listed: {
			...none,
			maya: "maths",
			karim: "maths",
			lea: "french",
			rana: "maths",
			joseph: "french",
			boss: "french maths",
		},
	},
	submissions: {
		name: (row, school) => personName(school, row.student_id),
		listed: {
			...none,
			maya: "maya",
			karim: "karim",
			lea: "lea",
			rana: "karim maya",
			joseph: "lea",
			boss: "karim lea maya",
		},
	},
};

const tokenOf = (school: TwoCourses, who: Who): string | undefined =>
	who === "nobody" ? undefined : school[who].token;

async function listed(server: RealServer, token: string | undefined, path: string): Promise<Row[]> {
	const answer = await server.ask("GET", path, { token });
	const items = answer.at("items");
	if (answer.status === 403) return [];
	if (!Array.isArray(items)) throw new Error(said(answer));
	return items;
}

describe.each(Object.entries(tables))("%s", (collection, table) => {
	test.each(everybody)("%s lists exactly what belongs to the role", async (who) => {
		const { server, ...school } = here();

		const rows = await listed(server, tokenOf(school, who), `/api/collections/${collection}/records?perPage=200`);

		expect(
			rows
				.map((row) => table.name(row, school))
				.sort()
				.join(" "),
		).toBe(table.listed[who]);
	});

	test.each(everybody)("%s opens by id, and finds by filter, exactly those", async (who) => {
		const { server, ...school } = here();
		const token = tokenOf(school, who);
		const all = await server.rows(collection);
		const one = (row: Row) => server.ask("GET", `/api/collections/${collection}/records/${row.id}`, { token });
		const answers = await Promise.all(all.map(one));
		const byFilter = encodeURIComponent(all.map((row) => `id="${row.id}"`).join("||"));
		const found = await listed(server, token, `/api/collections/${collection}/records?perPage=200&filter=${byFilter}`);

		const opened = all.filter((_, at) => answers[at]?.status === 200);
		expect(all.length).toBeGreaterThan(1);
		expect(
			opened
				.map((row) => table.name(row, school))
				.sort()
				.join(" "),
		).toBe(table.opened?.[who] ?? table.listed[who]);
		expect(answers.filter((answer) => answer.status !== 200 && answer.status !== 404).map(said)).toEqual([]);
		expect(
			found
				.map((row) => table.name(row, school))
				.sort()
				.join(" "),
		).toBe(table.listed[who]);
	});
});

const closed = ["_superusers", "_externalAuths", "_mfas", "_otps", "_authOrigins", "leads"];

test.each(closed)("%s answers nobody of the portal", async (collection) => {
	const { server, ...school } = here();

	for (const who of everybody) {
		const answer = await server.ask("GET", `/api/collections/${collection}/records`, { token: tokenOf(school, who) });
		expect(Array.isArray(answer.at("items")) ? answer.at("items") : [], said(answer)).toEqual([]);
	}
});

test.each([
	["GET", "/api/settings"],
	["GET", "/api/logs"],
	["GET", "/api/collections"],
	["GET", "/api/backups"],
	["GET", "/api/crons"],
	["POST", "/api/sql"],
	["POST", "/api/crons/lead_maintenance"],
])("%s %s is for the superuser alone", async (method, path) => {
	const { server, ...school } = here();

	for (const who of everybody) {
		const answer = await server.ask(method, path, {
			token: tokenOf(school, who),
			body: method === "POST" ? { query: "SELECT secret FROM server_secret" } : undefined,
		});
		expect([401, 403], `${who}: ${said(answer)}`).toContain(answer.status);
	}
	expect((await server.ask("GET", "/api/settings", { token: server.superuserToken })).status).toBe(200);
});

test("expand brings only rows the reader may open", async () => {
	const { server, maya, rana, boss, mayasWork, mathsTask } = here();
	const expand =
		"assignment_id.submissions_via_assignment_id.student_id,assignment_id.course_id.enrollments_via_course_id.user_id,student_id.user_roles_via_user_id";
	const open = (who: Person) =>
		server.ask("GET", `/api/collections/submissions/records/${mayasWork.id}?expand=${expand}`, { token: who.token });
	const inside = (answer: Awaited<ReturnType<typeof open>>) => [
		answer.at("expand.assignment_id.expand.submissions_via_assignment_id.length"),
		answer.at("expand.assignment_id.expand.course_id.expand.enrollments_via_course_id.length"),
		answer.at("expand.student_id.expand.user_roles_via_user_id.role"),
	];

	expect((await open(maya)).at("expand.assignment_id.id")).toBe(mathsTask.id);
	expect(inside(await open(maya))).toEqual([1, 1, "student"]);
	expect((await open(maya)).text).not.toContain("Karim");
	expect(inside(await open(rana))).toEqual([2, 5, undefined]);
	expect(inside(await open(boss))).toEqual([2, 5, "student"]);
});

test("a teacher who lost the role sees nothing of the course any more, at once", async () => {
	const { server, joseph, lea, leasWork } = here();
	const open = (who: Person) =>
		server.ask("GET", `/api/collections/submissions/records/${leasWork.id}`, { token: who.token });
	const before = await open(joseph);
	await server.update("user_roles", joseph.roleId, { role: "student" });

	const after = await open(joseph);
	const courses = await listed(server, joseph.token, "/api/collections/courses/records");
	await server.update("user_roles", joseph.roleId, { role: "teacher" });

	expect([before.status, after.status, courses.length]).toEqual([200, 404, 0]);
	expect((await open(lea)).status).toBe(200);
});

test("a blocked person loses every row at once, and gets them back", async () => {
	const { server, karim, karimsWork } = here();
	const open = () => server.ask("GET", `/api/collections/submissions/records/${karimsWork.id}`, { token: karim.token });
	await server.update("users", karim.id, { blocked_at: "2026-03-01 08:00:00.000Z" });

	const blocked = await open();
	await server.update("users", karim.id, { blocked_at: "" });

	expect(blocked.status).toBe(404);
	expect((await open()).status).toBe(200);
});

test("a dead token is nobody: lists are empty, and the handshake alone says so", async () => {
	const { server, maya } = here();
	const dead = `${maya.token.slice(0, -4)}AAAA`;

	const list = await server.ask("GET", "/api/collections/submissions/records", { token: dead });
	const handshake = await server.ask("GET", "/api/lead/handshake", { token: dead });

	expect([list.status, list.at("totalItems")]).toEqual([200, 0]);
	expect(handshake.status).toBe(401);
	expect((await server.ask("GET", "/api/lead/handshake", { token: maya.token })).status).toBe(200);
});
