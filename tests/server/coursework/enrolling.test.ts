// A teacher's own hand: adding a student by address, taking one out, and what of it everybody's phone is told.
import { describe, expect, test } from "vitest";
import { courseBody, enrolByAddress, everyForm, gradeChange, join, refused } from "#support/api/bodies.ts";
import { admin, type Person, person, student, teacher } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
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
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	return { rana, joseph, boss: await admin(server), maths: await course(server, rana, []) };
});

const then = "2026-03-01 08:00:00.000Z";
const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
const placesOf = (who: Person) => here().server.rows("enrollments", `user_id = "${who.id}"`);
const add = (who: Person, maths: Row, email: string, { id = newId(), mutation = newId() } = {}) =>
	enrolByAddress(here().server, who, { id, course_id: maths.id, email, mutation });
const remove = (who: Person, place: unknown) =>
	here().server.ask("DELETE", records("enrollments", String(place)), { token: who.token });
const handshake = (who: Person, at?: Answer) =>
	here().server.ask("GET", `/api/lead/handshake${at ? `?seq=${at.at("seq")}&mark=${at.at("mark")}` : ""}`, {
		token: who.token,
	});

describe("by address", () => {
	test("a teacher adds a student to the own course, whatever the case of the address and the blanks around it", async () => {
		const { server, rana, maths } = here();
		const maya = await person(server, { email: "Maya.Haddad@lead.test" });
		const ids = { id: newId(), mutation: newId() };

		const answer = await add(rana, maths, "  maya.haddad@LEAD.test ", ids);

		expect(answer.status, said(answer)).toBe(200);
		expect(answer.at("")).toEqual({
			...ids,
			collectionId: expect.any(String),
			collectionName: "enrollments",
			user_id: maya.id,
			course_id: maths.id,
			role_in_course: "student",
			created_at: expect.any(String),
			updated: expect.any(String),
		});
	});

	test("an admin adds to any course; other teachers, students and strangers to none", async () => {
		const { server, joseph, boss, maths } = here();
		const [maya, karim] = [await student(server), await student(server)];
		await enrol(server, karim, maths.id);
		const demoted = await teacher(server);
		await enrol(server, demoted, maths.id, "teacher");
		await server.update("user_roles", demoted.roleId, { role: "student" });

		const outsiders = [joseph, maya, karim, demoted];
		const answers = await Promise.all(outsiders.map((who) => add(who, maths, maya.email)));
		const nobody = await enrolByAddress(server, undefined, { id: newId(), course_id: maths.id, email: maya.email });

		expect(answers.map(refused)).toEqual(Array(4).fill("403 course_id not_yours"));
		expect(nobody.status).toBe(401);
		expect(refused(await add(boss, { id: newId() }, maya.email))).toBe("403 course_id not_yours");
		expect(await placesOf(maya)).toEqual([]);
		expect((await add(boss, maths, maya.email)).status).toBe(200);
	});

	test("whoever waits or is blocked adds nobody: the refusal has no code, so that a phone does the handshake", async () => {
		const { server, maths } = here();
		const maya = await student(server);
		for (const standing of ["waiting", "declined", "blocked"] as const) {
			const who = await person(server, { role: "teacher", standing });
			await enrol(server, who, maths.id, "teacher");

			const answer = await add(who, maths, maya.email);
			expect([answer.status, answer.at("data")], said(answer)).toEqual([403, {}]);
		}
		expect(await placesOf(maya)).toEqual([]);
	});

	test("twenty copies at once are one place; who is in the course keeps the place there is", async () => {
		const { server, rana, maths } = here();
		const maya = await student(server);
		const ids = { id: newId(), mutation: newId() };

		const answers = await Promise.all(Array.from({ length: 20 }, () => add(rana, maths, maya.email, ids)));
		const again = await add(rana, maths, maya.email);
		await server.update("courses", maths.id, { archived_at: then });
		const late = await add(rana, maths, maya.email, ids);
		await server.update("courses", maths.id, { archived_at: "" });

		for (const answer of [...answers, again, late]) expect(answer.status, said(answer)).toBe(200);
		for (const answer of [...answers, late]) expect(answer.at("")).toEqual(answers[0]?.at(""));
		expect(again.at("id")).toBe(ids.id);
		expect(await placesOf(maya)).toMatchObject([{ id: ids.id }]);
	});

	test("a course and its first student arrive in order, the course by batch", async () => {
		const { server, rana } = here();
		const maya = await student(server);
		const made = courseBody(rana);

		const early = await add(rana, { id: made.id }, maya.email);
		await batch(server, rana, [entry.create("courses", made)]);
		const after = await add(rana, { id: made.id }, maya.email);

		expect([refused(early), after.status]).toEqual(["403 course_id not_yours", 200]);
	});

	test.each([
		["nobody's", "nobody@lead.test", "400 email unknown_person"],
		["empty", "", "400 email unknown_person"],
		["a pattern", "%@lead.test", "400 email unknown_person"],
		["SQL", "' OR ''='", "400 email unknown_person"],
	])("an address that is %s opens nothing", async (_, email, expected) => {
		const { server, rana, maths } = here();
		const before = await server.rows("enrollments");

		expect(refused(await add(rana, maths, email))).toBe(expected);
		expect(await server.rows("enrollments")).toEqual(before);
	});

	test("only approved students are added", async () => {
		const { server, rana, joseph, boss, maths } = here();
		const others = await Promise.all([
			person(server, { standing: "waiting" }),
			person(server, { standing: "declined" }),
			person(server, { standing: "blocked" }),
			person(server, { role: "teacher", standing: "waiting" }),
		]);

		const unapproved = await Promise.all(others.map((who) => add(rana, maths, who.email)));
		const adults = await Promise.all([joseph, boss, rana].map((who) => add(boss, maths, who.email)));

		expect(unapproved.map(refused)).toEqual(Array(4).fill("400 email not_approved"));
		expect(adults.slice(0, 2).map(refused)).toEqual(Array(2).fill("400 email not_a_student"));
		expect(adults[2]?.at("role_in_course"), "who teaches there keeps that place").toBe("teacher");
		expect(await server.rows("enrollments", `course_id = "${maths.id}" && user_id = "${joseph.id}"`)).toEqual([]);
	});

	test("nobody is added to a course that has ended", async () => {
		const { server, rana, boss } = here();
		const maya = await student(server);
		const ended = await course(server, rana, [], { archived_at: then });

		for (const who of [rana, boss]) {
			expect(refused(await add(who, ended, maya.email))).toBe("400 course_id course_ended");
		}
		expect(await placesOf(maya)).toEqual([]);
	});

	test.each([
		["no id", { id: undefined }, "400 id validation_required"],
		["a short id", { id: "abc" }, "400 id validation_invalid_format"],
		["no mutation", { mutation: undefined }, "400 mutation validation_required"],
		["a number for an address", { email: 5 }, "400 id invalid_types"],
		["a list for a course", { course_id: ["x"] }, "400 id invalid_types"],
	])("%s is refused", async (_, fields, expected) => {
		const { server, rana, maths } = here();
		const body = { id: newId(), course_id: maths.id, email: (await student(server)).email, ...fields };

		expect(refused(await enrolByAddress(server, rana, body))).toBe(expected);
	});

	test("an id that is another place's is refused and nothing of it is told", async () => {
		const { server, rana, joseph, maths } = here();
		const [maya, lea] = [await student(server), await student(server, "Lea Abboud")];
		const elsewhere = await enrol(server, lea, (await course(server, joseph, [])).id);
		const beside = await enrol(server, lea, maths.id);

		for (const place of [elsewhere, beside]) {
			const answer = await add(rana, maths, maya.email, { id: place.id });
			expect(refused(answer)).toBe("409 id id_reused");
			expect(answer.text).not.toContain(lea.id);
		}
		expect(await placesOf(maya)).toEqual([]);
	});
});

describe("through the record API", () => {
	const body = (who: Person, maths: Row, fields: object = {}) => ({
		id: newId(),
		user_id: who.id,
		course_id: maths.id,
		role_in_course: "student",
		...fields,
	});
	const make = (who: Person, sent: object) =>
		here().server.ask("POST", records("enrollments"), { token: who.token, body: sent });

	test("the same conditions hold, and a copy is recognised", async () => {
		const { server, rana, joseph, maths } = here();
		const maya = await student(server);
		const waits = await person(server, { standing: "waiting" });
		const ended = await course(server, rana, [], { archived_at: then });
		const sent = body(maya, maths);

		const answers = await Promise.all(Array.from({ length: 20 }, () => make(rana, sent)));
		const another = await make(rana, body(maya, maths));

		for (const answer of [...answers, another]) expect(answer.at("")).toEqual(answers[0]?.at(""));
		expect(await placesOf(maya)).toMatchObject([{ id: sent.id }]);
		expect(refused(await make(rana, body(waits, maths)))).toBe("400 user_id not_approved");
		expect(refused(await make(rana, body(joseph, maths)))).toBe("400 user_id not_a_student");
		expect(refused(await make(rana, body(maya, ended)))).toBe("400 course_id course_ended");
		expect(refused(await make(rana, body(await student(server), maths, { id: sent.id })))).toBe("409 id id_reused");
	});

	test("a place is never made as a teacher's, nor turned into one", async () => {
		const { server, rana, boss, maths } = here();
		const maya = await student(server);
		for (const who of [maya, rana, boss]) {
			for (const form of everyForm(body(maya, maths, { role_in_course: "teacher" }))) {
				expect((await make(who, form)).status).toBe(400);
			}
		}
		const place = await add(rana, maths, maya.email);
		for (const who of [maya, rana, boss]) {
			const turned = await server.ask("PATCH", records("enrollments", String(place.at("id"))), {
				token: who.token,
				body: { role_in_course: "teacher" },
			});
			expect(turned.status).toBe(403);
		}
		expect(await placesOf(maya)).toMatchObject([{ role_in_course: "student" }]);
	});
});

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
		const [before] = await server.rows("submissions", `id = "${work.id}"`);

		const gone = await remove(rana, place);

		expect(gone.status, said(gone)).toBe(204);
		expect(await server.rows("submissions", `id = "${work.id}"`)).toEqual([before]);
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
		expect(await server.rows("submissions", `id = "${work.id}"`)).toEqual([work]);
	});
});

describe("the handshake", () => {
	/** What the handshake tells each of `people` after `act`. */
	async function toldAfter<Done>(people: Person[], act: () => Promise<Done>): Promise<[Done, unknown[]]> {
		const before = await Promise.all(people.map((who) => handshake(who)));
		const done = await act();
		const after = await Promise.all(people.map((who, at) => handshake(who, before[at])));
		return [done, after.map((answer) => answer.at("changed"))];
	}

	test.each(["by code", "by address"])(
		"tells of one who comes %s: the student to compare everything, the teacher the place and the person",
		async (way) => {
			const { server, rana, joseph } = here();
			const [maya, karim] = [await student(server), await student(server)];
			const there = await course(server, rana, [karim]);

			const [place, told] = await toldAfter([maya, rana, karim, joseph], () =>
				way === "by code" ? join(server, maya, { id: newId(), code: there.join_code }) : add(rana, there, maya.email),
			);

			const named = { enrollments: [place.at("id")], users: [maya.id] };
			expect(told).toEqual(["manifest", named, {}, {}]);
			for (const [collection, ids] of Object.entries(named)) {
				const row = await server.ask("GET", records(collection, String(ids[0])), { token: rana.token });
				expect(row.status, said(row)).toBe(200);
			}
		},
	);

	test("tells of one who is taken out, and neither place nor person is the teacher's to read any more", async () => {
		const { server, rana, joseph } = here();
		const { maya, work, place } = await joinedAndGraded();

		const [, told] = await toldAfter([maya, rana, joseph], () => remove(rana, place));

		expect(told).toEqual(["manifest", { enrollments: [place], users: [maya.id] }, {}]);
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

		const [, told] = await toldAfter([maya, karim, rana], async () => {
			await join(server, karim, { id: newId(), code: "AAAAAAA" });
			await join(server, maya, { id: place, code: there.join_code });
			await join(server, maya, { id: newId(), code: there.join_code });
			await add(rana, there, maya.email);
		});

		expect(told).toEqual([{}, {}, {}]);
	});
});
