// Who teaches a course is shown to everybody in it, the others who teach it among them: by name, and nothing else.
import { expect, test } from "vitest";
import { type Person, student, teacher } from "#support/people.ts";
import { course, enrol } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { listed } from "./readers.ts";

const here = serverForThisFile(async (server) => {
	const school = await twoCourses(server);
	const nadim = await teacher(server, "Nadim Saad");
	await enrol(server, nadim, school.maths.id, "teacher");
	return { ...school, nadim };
});

/** The names of the teachers of maths, as this person finds them. */
async function teachersOfMaths({ token }: Person): Promise<unknown[]> {
	const { server, maths } = here();
	const enrollments = `/api/collections/enrollments/records?filter=role_in_course='teacher'%26%26course_id='${maths.id}'`;
	const teachers = (await listed(server, token, enrollments)).map(({ user_id }) => user_id);
	const people = await listed(server, token, "/api/collections/users/records?perPage=200");
	return people
		.filter(({ id }) => teachers.includes(id))
		.map(({ name, email }) => [name, email])
		.sort();
}

test("its students and each of its teachers find both, without an address; nobody else finds one", async () => {
	const { maya, karim, lea, rana, joseph, nadim } = here();
	for (const who of [maya, karim]) {
		expect(await teachersOfMaths(who), who.name).toEqual([
			["Nadim Saad", undefined],
			["Rana Khoury", undefined],
		]);
	}
	expect(await teachersOfMaths(rana)).toEqual([
		["Nadim Saad", undefined],
		["Rana Khoury", rana.email],
	]);
	expect(await teachersOfMaths(nadim)).toEqual([
		["Nadim Saad", nadim.email],
		["Rana Khoury", undefined],
	]);
	for (const who of [lea, joseph]) expect(await teachersOfMaths(who), who.name).toEqual([]);
});

test("a colleague is not shown whom else the other teaches, and is unknown again once taken out", async () => {
	const { server, rana, nadim, joseph } = here();
	const nour = await student(server, "Nour Aoun");
	const science = await course(server, rana, [nour]);
	const known = async ({ token }: Person) =>
		(await listed(server, token, "/api/collections/users/records?perPage=200")).map(({ name }) => name).sort();
	// Wael waits, and has no name yet.
	expect(await known(nadim)).toEqual(["", "Bassam Daher", "Karim Nassar", "Maya Haddad", "Nadim Saad", "Rana Khoury"]);
	const place = await enrol(server, joseph, science.id, "teacher");
	expect(await known(joseph)).toEqual(["Joseph Saade", "Lea Abboud", "Nour Aoun", "Rana Khoury"]);
	await server.remove("enrollments", place.id);
	expect(await known(joseph)).toEqual(["Joseph Saade", "Lea Abboud"]);
});

test("a teacher who is a student by now is shown no colleague", async () => {
	const { server, rana } = here();
	const former = await teacher(server, "Rita Sfeir");
	await enrol(server, former, (await course(server, rana, [])).id, "teacher");
	await server.update("user_roles", former.roleId, { role: "student" });
	const people = await listed(server, former.token, "/api/collections/users/records?perPage=200");
	expect(people.map(({ name }) => name)).toEqual(["Rita Sfeir"]);
});
