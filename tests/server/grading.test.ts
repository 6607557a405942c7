// gradeSubmission and replaceAnswer: the first grade wins, the text a grade is for is the text that was seen.
import { expect, test } from "vitest";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import {
	answerBody,
	assignment,
	batch,
	course,
	enrol,
	entry,
	gradeBody,
	hashOf,
	replaceBody,
	submission,
} from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const records = "/api/collections/submissions/records";

const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const second = await teacher(server, "Joseph Saade");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await enrol(server, second, maths.id, "teacher");
	return { rana, second, maya, maths };
});

/** A fresh assignment (20 points) with Maya's answer to it. */
async function handedIn(fields: object = {}): Promise<Row> {
	const { server, maya, maths } = here();
	return submission(server, maya, (await assignment(server, maths.id)).id, { text_body: "3/4", ...fields });
}

const change = (server: RealServer, who: Person, row: Row, body: object | string | FormData) =>
	server.ask("PATCH", `${records}/${row.id}`, { token: who.token, body });

const stored = async (server: RealServer, row: Row) => (await server.rows("submissions", `id = "${row.id}"`))[0];

test("a teacher grades: the server writes who, when and for which text", async () => {
	const { server, rana, maya } = here();
	const row = await handedIn();

	const answer = await change(server, rana, row, gradeBody(18, "3/4"));
	const seenByStudent = await server.ask("GET", `${records}/${row.id}`, { token: maya.token });

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(server, row)).toMatchObject({
		grade: 18,
		feedback: "Well done.",
		graded_by: rana.id,
		graded_text: hashOf("3/4"),
		text_body: "3/4",
	});
	expect(Math.abs(Date.parse(String(answer.at("graded_at"))) - Date.now())).toBeLessThan(10_000);
	expect(seenByStudent.at("grade")).toBe(18);
});

test.each([
	["-1", -1, "grade_range"],
	["one above the maximum", 21, "grade_range"],
	["a half", 1.5, "grade_range"],
	["far too much", 1e308, "grade_range"],
	["null", null, "grade_missing"],
	["nothing", undefined, "grade_missing"],
	["letters", "abc", "invalid_types"],
	["digits as text", "15", "invalid_types"],
	["true", true, "invalid_types"],
	["a list", [5], "invalid_types"],
	["an object", {}, "invalid_types"],
	["an empty text", "", "invalid_types"],
])("a grade of %s is refused with a sentence and changes nothing", async (_, grade, code) => {
	const { server, rana } = here();
	const row = await handedIn();
	const sentence = {
		grade_range: "Grade must be between 0 and 20.",
		grade_missing: "Please enter a grade.",
		invalid_types: "Something in this form has the wrong type.",
	}[code];

	const answer = await change(server, rana, row, gradeBody(grade, "3/4"));

	expect(answer.status).toBe(400);
	expect(answer.at("data.grade.code"), said(answer)).toBe(code);
	expect(answer.at("message")).toBe(sentence);
	expect(await stored(server, row)).toMatchObject({ graded_at: "", grade: 0, feedback: "" });
});

test.each([0, 20])("the edge %d is a grade", async (grade) => {
	const { server, rana } = here();
	const row = await handedIn();

	const answer = await change(server, rana, row, gradeBody(grade, "3/4", { feedback: "" }));

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(server, row)).toMatchObject({ grade, graded_by: rana.id });
});

test("other cases of a key and sums do not carry a grade past the check", async () => {
	const { server, rana } = here();
	const row = await handedIn();
	const hash = hashOf("3/4");

	const answers = await Promise.all([
		change(server, rana, row, `{"grade":150,"GRADE":5,"feedback":"","graded_text":"${hash}"}`),
		change(server, rana, row, `{"grade+":5,"feedback":"","graded_text":"${hash}"}`),
	]);

	const after = await stored(server, row);
	expect(answers[1]?.at("data.grade.code")).toBe("grade_missing");
	expect(after?.grade === 0 || after?.grade === 5, JSON.stringify(after)).toBe(true);
});

test.each([
	["text_body", "Rewritten by the teacher"],
	["submitted_at", "2020-01-01 00:00:00.000Z"],
	["clock_unsure", true],
	["revision", "aaaaaaaaaaaaaaa"],
	["earlier_revisions", "aaaaaaaaaaaaaaa"],
	["student_id", "aaaaaaaaaaaaaaa"],
	["assignment_id", "aaaaaaaaaaaaaaa"],
	["graded_by", "aaaaaaaaaaaaaaa"],
	["graded_at", "2020-01-01 00:00:00.000Z"],
	["received_at", "2020-01-01 00:00:00.000Z"],
])("a teacher cannot set %s while grading: JSON, multipart and payload alike", async (field, value) => {
	const { server, rana } = here();
	const row = await handedIn();
	const body = gradeBody(18, "3/4", { [field]: value });
	const form = new FormData();
	for (const [key, part] of Object.entries(body)) form.set(key, String(part));
	const payload = new FormData();
	payload.set("@jsonPayload", JSON.stringify(body));

	const answers = await Promise.all([body, form, payload].map((sent) => change(server, rana, row, sent)));

	expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
	expect(await stored(server, row)).toEqual(row);
});

test("the same grade again by the same person is answered as the first time, alone and in a batch", async () => {
	const { server, rana } = here();
	const row = await handedIn();
	const first = await change(server, rana, row, gradeBody(18, "3/4"));

	const again = await change(server, rana, row, gradeBody(18, "3/4"));
	const batched = await batch(server, rana, [entry.update("submissions", row.id, gradeBody(18, "3/4"))]);

	expect(again.status, said(again)).toBe(200);
	expect(again.at("")).toEqual(first.at(""));
	expect(batched.at("0.body")).toEqual(first.at(""));
});

test("another grade, another feedback or another teacher after the first is a conflict", async () => {
	const { server, rana, second } = here();
	const row = await handedIn();
	await change(server, rana, row, gradeBody(18, "3/4"));

	const answers = await Promise.all([
		change(server, rana, row, gradeBody(19, "3/4")),
		change(server, rana, row, gradeBody(18, "3/4", { feedback: "Otherwise." })),
		change(server, second, row, gradeBody(18, "3/4")),
	]);

	expect(answers.map((answer) => answer.status)).toEqual([409, 409, 409]);
	expect(answers.map((answer) => answer.at("data.grade.code"))).toEqual(Array(3).fill("already_graded"));
	expect(await stored(server, row)).toMatchObject({ grade: 18, feedback: "Well done.", graded_by: rana.id });
});

test("eighty different grades at once: one wins, the others are told", async () => {
	const { server, rana } = here();
	const row = await handedIn();

	const answers = await Promise.all(
		Array.from({ length: 80 }, (_, n) => change(server, rana, row, gradeBody(n % 21, "3/4", { feedback: `No ${n}` }))),
	);

	const won = answers.filter((answer) => answer.status === 200);
	expect(won).toHaveLength(1);
	expect(answers.filter((answer) => answer.at("data.grade.code") === "already_graded")).toHaveLength(79);
	expect(await stored(server, row)).toMatchObject({ feedback: won[0]?.at("feedback"), grade: won[0]?.at("grade") });
});

test("forty grades travel as one batch", async () => {
	const { server, rana, maths } = here();
	const class40 = await Promise.all(Array.from({ length: 40 }, () => student(server)));
	const task = await assignment(server, maths.id);
	const rows = await Promise.all(class40.map((one) => submission(server, one, task.id, { text_body: "3/4" })));

	const answer = await batch(
		server,
		rana,
		rows.map((row, n) => entry.update("submissions", row.id, gradeBody(n % 21, "3/4"))),
	);

	expect(answer.status, said(answer)).toBe(200);
	expect(await server.rows("submissions", `assignment_id = "${task.id}" && graded_at != ""`)).toHaveLength(40);
});

test("a grade for a text the student has replaced meanwhile is stopped", async () => {
	const { server, rana, maya } = here();
	const row = await handedIn();
	await change(server, maya, row, replaceBody(row, "6/8"));

	const answer = await change(server, rana, row, gradeBody(18, "3/4"));

	expect(answer.status).toBe(409);
	expect(answer.at("data.graded_text.code"), said(answer)).toBe("text_changed");
	expect((await change(server, rana, row, gradeBody(18, "6/8"))).status).toBe(200);
});

test("a grade that the lowered maximum no longer allows is refused", async () => {
	const { server, rana } = here();
	const row = await handedIn();
	await server.update("assignments", String(row.assignment_id), { max_points: 10 });

	const answer = await change(server, rana, row, gradeBody(18, "3/4"));

	expect(answer.at("message"), said(answer)).toBe("Grade must be between 0 and 10.");
});

test("only the course's teachers grade: no student, no other teacher, no admin, no teacher who lost the role", async () => {
	const { server, rana, maya } = here();
	const row = await handedIn();
	const demoted = await teacher(server);
	await enrol(server, demoted, here().maths.id, "teacher");
	await server.update("user_roles", demoted.roleId, { role: "student" });
	const outsiders = [maya, await teacher(server), await admin(server), demoted, await student(server)];

	const refused = await Promise.all(outsiders.map((who) => change(server, who, row, gradeBody(20, "3/4"))));

	expect(refused.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
	expect(await stored(server, row)).toEqual(row);
	expect((await change(server, rana, row, gradeBody(20, "3/4"))).status).toBe(200);
});

test("a student replaces the text until it is graded; time and receipt follow", async () => {
	const { server, maya } = here();
	const row = await handedIn();

	const answer = await change(server, maya, row, replaceBody(row, "6/8"));

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(server, row)).toMatchObject({ text_body: "6/8", graded_at: "" });
	expect(Date.parse(String(answer.at("submitted_at")))).toBeGreaterThan(Date.parse(String(row.submitted_at)));
	expect(Date.parse(String(answer.at("received_at")))).toBeGreaterThan(Date.parse(String(row.received_at)));
});

test("the same replace again is answered as the first time, also when graded since", async () => {
	const { server, maya, rana } = here();
	const row = await handedIn();
	const body = replaceBody(row, "6/8");
	const first = await change(server, maya, row, body);
	const again = await change(server, maya, row, body);
	await change(server, rana, row, gradeBody(18, "6/8"));

	const graded = await change(server, maya, row, body);

	expect(again.at("")).toEqual(first.at(""));
	expect(graded.status, said(graded)).toBe(200);
	expect(graded.at("grade")).toBe(18);
});

test("a late copy of an older replace changes nothing, even when the student returned to the same words", async () => {
	const { server, maya } = here();
	const row = await handedIn();
	const older = replaceBody(row, "6/8");
	await change(server, maya, row, older);
	const back = replaceBody(older, "3/4");
	await change(server, maya, row, back);

	const late = await change(server, maya, row, older);

	expect([late.status, late.at("text_body")], said(late)).toEqual([200, "3/4"]);
	expect(await stored(server, row)).toMatchObject({
		text_body: "3/4",
		revision: back.revision,
		earlier_revisions: `${row.revision} ${older.revision}`,
	});
});

test("a replace of a text that is no longer there is a conflict", async () => {
	const { server, maya } = here();
	const row = await handedIn();
	await change(server, maya, row, replaceBody(row, "6/8"));

	const stale = await change(server, maya, row, replaceBody(row, "9/12"));

	expect([stale.status, stale.at("data.replaces.code")], said(stale)).toEqual([409, "answer_changed"]);
	expect(await stored(server, row)).toMatchObject({ text_body: "6/8" });
});

test("twenty different replaces of one text at once: one wins", async () => {
	const { server, maya } = here();
	const row = await handedIn();

	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, n) => change(server, maya, row, replaceBody(row, `Try ${n}`))),
	);

	expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
	expect(answers.filter((answer) => answer.at("data.replaces.code") === "answer_changed")).toHaveLength(19);
});

test("a replace after the grade is a conflict and the grade stands", async () => {
	const { server, maya, rana } = here();
	const row = await handedIn();
	await change(server, rana, row, gradeBody(18, "3/4"));

	const answer = await change(server, maya, row, replaceBody(row, "6/8"));

	expect(answer.status).toBe(409);
	expect(answer.at("data.text_body.code"), said(answer)).toBe("already_graded");
	expect(await stored(server, row)).toMatchObject({ text_body: "3/4", grade: 18 });
});

test("a replace is held to the same limits as an answer", async () => {
	const { server, maya } = here();
	const row = await handedIn();
	const refused: [object, string][] = [
		[replaceBody(row, "  "), "data.text_body.code=empty_text"],
		[replaceBody(row, "é".repeat(20_001)), "data.text_body.code=text_too_long"],
		[replaceBody(row, "6/8", { text_body: 5 }), "data.text_body.code=invalid_types"],
		[replaceBody(row, "6/8", { replaces: undefined }), "data.replaces.code=answer_changed"],
		[replaceBody(row, "6/8", { revision: "" }), "data.revision.code=validation_required"],
		[replaceBody(row, "6/8", { revision: row.revision }), "data.replaces.code=answer_changed"],
	];

	for (const [body, expected] of refused) {
		const [path = "", code] = expected.split("=");
		const answer = await change(server, maya, row, body);
		expect(answer.at(path), said(answer)).toBe(code);
	}
	expect(await stored(server, row)).toEqual(row);
});

test("an unenrolled student's replace is refused, his replay recognised", async () => {
	const { server, maya, rana } = here();
	const left = await course(server, rana, []);
	const enrolment = await enrol(server, maya, left.id);
	const row = await submission(server, maya, (await assignment(server, left.id)).id, { text_body: "3/4" });
	const done = replaceBody(row, "6/8");
	await change(server, maya, row, done);
	await server.remove("enrollments", enrolment.id);

	const fresh = await change(server, maya, row, replaceBody(done, "9/12"));
	const replay = await change(server, maya, row, done);

	expect(fresh.at("data.assignment_id.code"), said(fresh)).toBe("not_enrolled");
	expect(replay.status, said(replay)).toBe(200);
});

test.each([
	["grade", 20],
	["feedback", "Excellent"],
	["graded_by", "aaaaaaaaaaaaaaa"],
	["graded_at", "2026-01-01 00:00:00.000Z"],
	["graded_text", hashOf("6/8")],
	["received_at", "2020-01-01 00:00:00.000Z"],
	["student_id", "aaaaaaaaaaaaaaa"],
	["assignment_id", "aaaaaaaaaaaaaaa"],
	["earlier_revisions", "aaaaaaaaaaaaaaa"],
	["grade+", 5],
])("a student cannot set %s while replacing", async (field, value) => {
	const { server, maya } = here();
	const row = await handedIn();

	const answer = await change(server, maya, row, replaceBody(row, "6/8", { [field]: value }));

	expect(answer.status).toBe(404);
	expect(await stored(server, row)).toEqual(row);
});

test("create and replace of one answer in one batch arrive in order", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id, { text_body: "3/4" });

	const answer = await batch(server, maya, [
		entry.create("submissions", body),
		entry.update("submissions", body.id, replaceBody(body, "6/8")),
	]);

	expect(answer.status, said(answer)).toBe(200);
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toMatchObject([{ text_body: "6/8" }]);
});

test("nobody deletes a submission", async () => {
	const { server, maya, rana } = here();
	const row = await handedIn();

	const answers = await Promise.all(
		[maya, rana, await admin(server)].map((who) => server.ask("DELETE", `${records}/${row.id}`, { token: who.token })),
	);

	expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403]);
	expect(await stored(server, row)).toEqual(row);
});
