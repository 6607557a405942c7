// A student who is taken out of a course, and what of it everybody's phone is told.
import { describe, expect, test } from "vitest";
import { gradeChange, join, refused } from "#support/api/bodies.ts";
import { changedAfter } from "#support/api/handshakes.ts";
import { type Person, student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import {
	answerBody,
	assignment,
	batch,
	course,
	enrol,
	entry,
	gradeBody,
	newId,
	replaceBody,
	submission,
} from "#support/school.ts";
import { add, here, records } from "./enrolled-class.ts";

const remove = (who: Person, place: unknown) =>
	here().server.ask("DELETE", records("enrollments", String(place)), { token: who.token });

/** A course of Rana's with Maya in it by her code, and her graded answer. */
async function joinedAndGraded() {
	const { server, rana } = here();
	const maya = await student(server, "Maya Haddad");
	const there = await course(server, rana, []);
	const task = await assignment(server, there.id);
	const place = await join(server, maya, { id: newId(), code: there.join_code });
	const work = answerBody(maya, task.id, { text_body: "3/4" });
	await batch(server, maya, [entry.create("submissions", work)]);
	await batch(server, rana, [
		entry.update("submissions", work.id, gradeBody(12, "3/4")),
		entry.update("submissions", work.id, gradeChange(15)),
	]);
	return { maya, there, task, work, place: String(place.at("id")) };
}

describe("a student who is taken out", () => {
	test("leaves the work: the teacher reads and grades it, the student reads the own", async () => {
		const { server, rana, joseph } = here();
		const { maya, there, task, work, place } = await joinedAndGraded();
		const before = await server.row("submissions", work.id);

		const gone = await remove(rana, place);

		expect(gone.status, said(gone)).toBe(204);
		expect(await server.row("submissions", work.id)).toEqual(before);
		const open = async (who: Person, collection: string, id: string) =>
			(await server.ask("GET", records(collection, id), { token: who.token })).status;
		expect(await open(rana, "submissions", work.id)).toBe(200);
		expect(await open(maya, "submissions", work.id)).toBe(200);
		expect(await open(joseph, "submissions", work.id)).toBe(404);
		expect(await open(maya, "courses", there.id)).toBe(404);
		expect(await open(maya, "assignments", task.id)).toBe(404);
	});

	test.each(["by code", "by address"])("and comes back %s finds the work again", async (way) => {
		const { server, rana } = here();
		const { maya, there, task, work, place } = await joinedAndGraded();
		await remove(rana, place);
		const next = await assignment(server, there.id);
		const meanwhile = answerBody(maya, next.id);
		const out = await batch(server, maya, [entry.create("submissions", meanwhile)]);

		const back =
			way === "by code"
				? await join(server, maya, { id: newId(), code: there.join_code })
				: await add(rana, there, maya.email);

		expect(out.at("data.requests.0.response.data.assignment_id.code"), said(out)).toBe("not_enrolled");
		expect(back.status, said(back)).toBe(200);
		const mine = await server.ask(
			"GET",
			`${records("submissions")}?filter=${encodeURIComponent(`student_id="${maya.id}"`)}`,
			{
				token: maya.token,
			},
		);
		expect(mine.at("items")).toMatchObject([{ id: work.id, grade: 15, grade_changes: [{ grade: 12 }] }]);
		expect((await server.ask("GET", records("assignments", task.id), { token: maya.token })).status).toBe(200);
		expect((await batch(server, maya, [entry.create("submissions", meanwhile)])).status).toBe(200);
	});

	test("may go on replacing nothing: not enrolled, the text stays as it was", async () => {
		const { server, rana } = here();
		const maya = await student(server);
		const there = await course(server, rana, []);
		const place = await enrol(server, maya, there.id);
		const work = await submission(server, maya, (await assignment(server, there.id)).id, { text_body: "3/4" });
		await remove(rana, place.id);

		const answer = await server.ask("PATCH", records("submissions", work.id), {
			token: maya.token,
			body: replaceBody(work, "6/8"),
		});

		expect(refused(answer)).toBe("400 assignment_id not_enrolled");
		expect(await server.row("submissions", work.id)).toEqual(work);
	});
});

describe("the handshake", () => {
	test.each(["by code", "by address"])(
		"tells of one who comes %s: the student to compare everything, the teacher the place and the person",
		async (way) => {
			const { server, rana, joseph } = here();
			const [maya, karim] = [await student(server), await student(server)];
			const there = await course(server, rana, [karim]);

			const changes = await changedAfter(server, [maya, rana, karim, joseph], () =>
				way === "by code" ? join(server, maya, { id: newId(), code: there.join_code }) : add(rana, there, maya.email),
			);

			const [place] = await server.rows("enrollments", `course_id = '${there.id}' && user_id = '${maya.id}'`);
			const named = { enrollments: [place?.id], users: [maya.id] };
			expect(changes).toEqual(["manifest", named, {}, {}]);
			for (const [collection, ids] of Object.entries(named)) {
				const row = await server.ask("GET", records(collection, String(ids[0])), { token: rana.token });
				expect(row.status, said(row)).toBe(200);
			}
		},
	);

	test("tells of one who is taken out, and neither place nor person is the teacher's to read any more", async () => {
		const { server, rana, joseph } = here();
		const { maya, work, place } = await joinedAndGraded();

		const changes = await changedAfter(server, [maya, rana, joseph], () => remove(rana, place));

		expect(changes).toEqual(["manifest", { enrollments: [place], users: [maya.id] }, {}]);
		const open = async (collection: string, id: string) =>
			(await server.ask("GET", records(collection, id), { token: rana.token })).status;
		expect(await open("enrollments", place)).toBe(404);
		expect(await open("users", maya.id)).toBe(404);
		expect(await open("submissions", work.id)).toBe(200);
	});

	test("tells nobody of a join that was refused or repeated", async () => {
		const { server, rana } = here();
		const { maya, there, place } = await joinedAndGraded();
		const karim = await student(server);

		const changes = await changedAfter(server, [maya, karim, rana], async () => {
			await join(server, karim, { id: newId(), code: "AAAAAAA" });
			await join(server, maya, { id: place, code: there.join_code });
			await join(server, maya, { id: newId(), code: there.join_code });
			await add(rana, there, maya.email);
		});

		expect(changes).toEqual([{}, {}, {}]);
	});
});
