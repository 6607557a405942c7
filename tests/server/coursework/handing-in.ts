// A server with two courses, and a student who hands in.
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const submissions = "/api/collections/submissions/records";

export const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const other = await student(server);
	const maths = await course(server, rana, [maya]);
	const elsewhere = await course(server, await teacher(server), [other]);
	return { rana, maya, other, maths, elsewhere };
});
