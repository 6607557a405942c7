// Who may read what (the table is in pb_hooks/README.md): for every table and every kind of person exactly which rows
// are listed, and which can be opened by id. Each row somebody may not see is seen by another in the same table, so no
// refusal is empty.
import { describe, expect, test } from "vitest";
import type { CollectionName } from "#support/collections.ts";
import { said } from "#support/requests.ts";
import type { Row } from "#support/server.ts";
import type { TwoCourses } from "#support/two-courses.ts";
import { everybody, here, listed, tokenOf, type Who } from "./readers.ts";

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

/** Every collection that phones mirror has its rows here, and the one that says what somebody is. */
const tables: Record<CollectionName | "user_roles", Table> = {
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
