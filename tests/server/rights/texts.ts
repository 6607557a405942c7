// A server, and every text that somebody can send to it.
import { assignmentBody, courseBody } from "#support/api/bodies.ts";
import { behindProxy } from "#support/leads.ts";
import { material } from "#support/materials.ts";
import { student, teacher } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(
	async (server) => {
		const rana = await teacher(server, "Rana Khoury");
		const maya = await student(server, "Maya Haddad");
		const maths = await course(server, rana, [maya]);
		return { rana, maya, maths };
	},
	{ env: behindProxy },
);

export const send = (who: { token: string } | undefined, collection: string, body: object, id = "") =>
	here().server.ask(id ? "PATCH" : "POST", `/api/collections/${collection}/records${id && `/${id}`}`, {
		token: who?.token,
		body,
	});

export const signUp = (full_name: string) =>
	send(undefined, "users", {
		email: `${newId()}@lead.test`,
		password: "secret-1",
		passwordConfirm: "secret-1",
		full_name,
		role: "teacher",
		language: "en",
	});

export const newCourse = (fields: Record<string, string>) =>
	send(here().rana, "courses", courseBody(here().rana, fields));

export const newAssignment = (title: string) =>
	send(here().rana, "assignments", assignmentBody(here().rana, here().maths.id, { title }));

/** Changes what is said of a material that was just given. */
export async function editMaterial(fields: Record<string, string>) {
	const { server, rana, maths } = here();
	const { id, updated } = await material(server, { course_id: maths.id });
	return await send(rana, "materials", { ...fields, replaces: updated }, id);
}
