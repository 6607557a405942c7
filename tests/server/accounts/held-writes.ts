// Everything that somebody can send slowly, each with rows of its own.
import { courseEdit } from "#support/api/bodies.ts";
import { beginUpload, material, uploadBody } from "#support/materials.ts";
import { admin, type Person, person, student, teacher } from "#support/people.ts";
import { answerBody, assignment, course, enrol, entry, newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import type { Held } from "./held.ts";

type Act = { who: Person } & Held;

const records = (collection: string, id: unknown = "") =>
	`/api/collections/${collection}/records${id === "" ? "" : `/${id}`}`;
export const own = (who: Person, body: object): Act => ({ who, method: "PATCH", path: records("users", who.id), body });
const route = (who: Person, name: string, body: object): Act => ({
	who,
	method: "POST",
	path: `/api/lead/${name}`,
	body,
});

/** A teacher with a course, an assignment and a student in it. */
async function lesson(server: RealServer) {
	const [rana, maya] = [await teacher(server), await student(server)];
	const maths = await course(server, rana, []);
	const place = await enrol(server, maya, maths.id);
	return { rana, maya, maths, place, task: await assignment(server, maths.id) };
}

export const acts: [string, (server: RealServer) => Promise<Act>][] = [
	["the own language", async (server) => own(await student(server), { language: "fr" })],
	[
		"the own password",
		async (server) =>
			own(await student(server), { oldPassword: "secret-1", password: "own-secret", passwordConfirm: "own-secret" }),
	],
	[
		"another e-mail address",
		async (server) =>
			route(await student(server), "change-email", { email: `${newId()}@lead.test`, password: "secret-1" }),
	],
	[
		"the end of the account",
		async (server) => route(await student(server), "delete-account", { password: "secret-1" }),
	],
	[
		"an answer",
		async (server) => {
			const { maya, task } = await lesson(server);
			return { who: maya, method: "POST", path: records("submissions"), body: answerBody(maya, task.id) };
		},
	],
	[
		"an answer in a batch",
		async (server) => {
			const { maya, task } = await lesson(server);
			const requests = [entry.create("submissions", answerBody(maya, task.id))];
			return { who: maya, method: "POST", path: "/api/batch", body: { requests } };
		},
	],
	[
		"a join code",
		async (server) => {
			const { maths } = await lesson(server);
			const row = await server.row("courses", maths.id);
			return route(await student(server), "join", { id: newId(), code: row?.join_code, mutation: newId() });
		},
	],
	[
		"an edit",
		async (server) => {
			const { rana, maths } = await lesson(server);
			return { who: rana, method: "PATCH", path: records("courses", maths.id), body: courseEdit(maths) };
		},
	],
	[
		"a new join code",
		async (server) => {
			const { rana, maths } = await lesson(server);
			return route(rana, "new-code", { course_id: maths.id });
		},
	],
	[
		"a removal from a course",
		async (server) => {
			const { rana, place } = await lesson(server);
			return { who: rana, method: "DELETE", path: records("enrollments", place.id) };
		},
	],
	["the beginning of an upload", async (server) => route(await teacher(server), "uploads", uploadBody())],
	[
		"a piece of an upload",
		async (server) => {
			const [who, body] = [await teacher(server), uploadBody()];
			await beginUpload(server, who, body);
			return { who, method: "PUT", path: `/api/lead/uploads/${body.id}?from=0` };
		},
	],
	[
		"the removal of a material",
		async (server) => {
			const worksheet = await material(server);
			return { who: await admin(server), method: "DELETE", path: records("materials", worksheet.id) };
		},
	],
	[
		"an approval",
		async (server) => {
			const wael = await person(server, { accountStatus: "waiting" });
			return { who: await admin(server), method: "PATCH", path: records("users", wael.id), body: { name: "yes" } };
		},
	],
	[
		"a role",
		async (server) => {
			const { roleId } = await student(server);
			return {
				who: await admin(server),
				method: "PATCH",
				path: records("user_roles", roleId),
				body: { role: "teacher" },
			};
		},
	],
	[
		"a reset link for somebody",
		async (server) => route(await admin(server), "send-reset-link", { user_id: (await student(server)).id }),
	],
	[
		"a temporary password for somebody",
		async (server) => route(await admin(server), "temporary-password", { user_id: (await student(server)).id }),
	],
];
