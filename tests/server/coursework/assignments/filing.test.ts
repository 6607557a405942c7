// An assignment that is no longer wanted: deleted while nobody answered it, else archived, and brought back.
import { expect, test } from "vitest";
import { assignmentBody, assignmentEdit, refused } from "#support/api/bodies.ts";
import type { Person } from "#support/people.ts";
import { teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, assignment, batch, entry, newId, submission } from "#support/school.ts";
import { aClass, day, fromNow } from "#support/schools/due-dates.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();
const school = () => aClass(here().server, fromNow(day));
const path = (id = "") => `/api/collections/assignments/records${id && `/${id}`}`;
const file = ({ token }: Person, { id }: Row, status: unknown, mutation = newId()) =>
	here().server.ask("PATCH", path(id), { token, body: { status, mutation } });
const titlesOf = async ({ token }: Person) =>
	JSON.stringify((await here().server.ask("GET", path(), { token })).at("items"));

test("one that nobody answered is deleted: nobody sees it, no answer and no edit reaches it, and it comes back whole", async () => {
	const { server } = here();
	const { maya, rana, task } = await school();
	const hand = () => server.ask("POST", "/api/collections/submissions/records", { token: maya.token, body });
	const body = answerBody(maya, task.id);
	const edit = { token: rana.token, body: assignmentEdit(task) };

	const answer = await file(rana, task, "deleted");

	expect([answer.status, answer.at("status")], said(answer)).toEqual([200, "deleted"]);
	for (const who of [maya, rana]) expect(await titlesOf(who)).toBe("[]");
	expect(refused(await hand())).toBe("400 assignment_id not_enrolled");
	expect(refused(await server.ask("PATCH", path(task.id), edit))).toBe("400 title not_yours");
	expect((await file(rana, task, "")).at("status")).toBe("");
	expect(await server.row("assignments", task.id)).toMatchObject({ title: "Fractions", revision: task.revision });
	expect((await hand()).status).toBe(200);
});

test("one that somebody answered is not deleted, also in a batch behind the answer; it is archived, and still takes answers", async () => {
	const { server } = here();
	const { maya, rana, maths, task } = await school();
	const other = await assignment(server, maths.id, { title: "Angles" });
	await submission(server, maya, task.id);

	expect(refused(await file(rana, task, "deleted"))).toBe("409 status has_answers");
	const mutation = newId();
	const both = [entry.update("assignments", task.id, { status: "deleted", mutation })];
	expect((await batch(server, rana, both)).status).toBe(400);
	expect(await server.row("assignments", task.id)).toMatchObject({ status: "" });

	for (const row of [task, other]) expect((await file(rana, row, "archived")).status).toBe(200);
	expect(await titlesOf(maya)).toContain("Fractions");
	const late = answerBody(maya, other.id);
	const handed = await server.ask("POST", "/api/collections/submissions/records", { token: maya.token, body: late });
	expect(handed.status, said(handed)).toBe(200);
});

test("sent again it is answered as the first time, whatever became of it since", async () => {
	const { rana, task } = await school();
	const mutation = newId();
	await file(rana, task, "deleted", mutation);
	await file(rana, task, "");

	const again = await file(rana, task, "deleted", mutation);

	expect([again.status, again.at("status")]).toEqual([200, ""]);
});

test("only a teacher of the course does it, with a status that there is, and never while creating", async () => {
	const { server } = here();
	const { maya, rana, maths, task } = await school();
	const stranger = await teacher(server);

	for (const who of [maya, stranger]) expect((await file(who, task, "deleted")).status).toBe(404);
	expect(refused(await file(rana, task, "gone"))).toBe("400 status validation_invalid_value");
	expect(refused(await file(rana, task, 7))).toBe("400 status invalid_types");
	const body = assignmentBody(rana, maths.id, { status: "archived" });
	expect((await server.ask("POST", path(), { token: rana.token, body })).status).toBe(400);
	expect(await server.row("assignments", task.id)).toMatchObject({ status: "" });
});
