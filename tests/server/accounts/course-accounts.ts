// A server with the accounts of one course, and what is asked of them.
import { admin, type Person, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const users = "/api/collections/users/records";
export const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await admin(server, "Hala Sfeir");
	return { rana, maya, maths, boss: await admin(server, "Samia Rahme"), deputy: await admin(server, "Fadi Sleiman") };
});

export const patch = (who: Person, id: string, body: object) =>
	here().server.ask("PATCH", `${users}/${id}`, { token: who.token, body });
export const stored = (id: unknown) => here().server.row("users", String(id));
