// What phones ask for by ids passes for every role; what a student's phone never asks of materials is refused.
import { expect, test } from "vitest";
import { collections } from "#collections.ts";
import { type Person, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses);

const list = ({ token }: Person, name: string, query: Record<string, string>) =>
	here().server.ask("GET", `/api/collections/${name}/records?${new URLSearchParams(query)}`, { token });

const nothing = (count: number) => Array.from({ length: count }, (_, n) => `nothing${String(n).padStart(8, "0")}`);

test("of each collection a phone may ask for 120 rows by their ids, whoever holds it", async () => {
	const { maya, rana, boss } = here();
	const filter = nothing(120)
		.map((id) => `id='${id}'`)
		.join("||");
	const refused: string[] = [];
	for (const name of Object.keys(collections)) {
		for (const person of [maya, rana, boss]) {
			const answer = await list(person, name, { filter, sort: "id", perPage: "120", skipTotal: "1" });
			if (answer.status !== 200) refused.push(`${person.name} ${name}: ${said(answer)}`);
		}
	}
	expect(refused).toEqual([]);
});

/** The filter by which a build before December 2026 asks for the courses that somebody teaches. */
const ofEarlierBuild = (id: string) =>
	`(id>'')&&(enrollments_via_course_id.user_id?='${id}'&&enrollments_via_course_id.role_in_course?='teacher')`;

test("a page of an earlier build gets the courses that its person teaches, up to ten, and nobody else's", async () => {
	const { server, maya, rana, boss, maths } = here();
	const asked = async (person: Person, filter: string) => {
		const answer = await list(person, "courses", { filter, sort: "id" });
		return answer.status === 200 ? answer.at("items.0.id") : answer.at("data.filter.code");
	};
	expect(await asked(rana, ofEarlierBuild(rana.id))).toBe(maths.id);
	expect(await asked(boss, ofEarlierBuild(rana.id))).toBe("not_asked");
	expect(await asked(rana, `${ofEarlierBuild(rana.id)}&&id!=''`)).toBe("not_asked");
	expect(await asked(rana, ofEarlierBuild(rana.id).replace("id>''", "id>''||teacher_id.name='x'"))).toBe("not_asked");

	// A student is in as many courses as a teacher.
	expect(await asked(maya, ofEarlierBuild(maya.id))).toBe("not_asked");
	const joseph = await teacher(server);
	for (let number = 1; number <= 10; number++) await course(server, joseph, []);
	expect(await asked(joseph, ofEarlierBuild(joseph.id))).toMatch(/^\w{15}$/);
	await course(server, joseph, []);
	expect(await asked(joseph, ofEarlierBuild(joseph.id))).toBe("not_asked");
});

test.each([
	["in brackets", "(search~'a')"],
	["of sixteen words", Array.from({ length: 16 }, (_, n) => `search~'${n}'`).join("&&")],
	["by a function, without a search", "strftime('%Y',created_at)='2026'"],
	["with a quote within quotes, without a search", `id='x" && id!="x'`],
])("a student’s question about materials %s is refused", async (_, filter) => {
	const { maya } = here();
	const answer = await list(maya, "materials", { filter });
	expect([answer.status, answer.at("data.filter.code")], said(answer)).toEqual([400, "not_asked"]);
});
