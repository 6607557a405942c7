// An admin gives a course to another teacher while work of the first one waits on a phone.
import { expect, test } from "vitest";
import { admin, teacher } from "#support/people.ts";
import { answerOn, assignmentOn, courseOn } from "#support/phones/shown.ts";
import { said } from "#support/requests.ts";
import { enrollments } from "#support/school.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("what waits on the phone of the one who led the course arrives, and stays with its words after they were taken out", async () => {
	const { server } = here();
	const { maya, rana, maths, task, phone, computer, deviceOf } = await classroom(server);
	const [boss, joseph] = [await admin(server), await teacher(server, "Joseph Saade")];
	const his = await deviceOf(joseph);
	await phone.submit(task.id, "Three quarters.");
	await phone.run();
	await computer.run();
	const answer = await server.row(
		"submissions",
		String((await server.rows("submissions", `student_id = "${maya.id}"`))[0]?.id),
	);
	if (!answer) throw new Error("no answer");
	const seen = { id: answer.id, text_body: answer.text_body, revision: answer.revision };

	// Without a network: a grade, and a new assignment.
	await computer.grade(seen, 17);
	const written = await computer.createAssignment(maths.id, "Decimals");
	const given = await server.ask("POST", "/api/lead/give-course", {
		token: boss.token,
		body: { course_id: maths.id, teacher_id: joseph.id },
	});
	expect(given.status, said(given)).toBe(200);
	await his.run();
	expect(await courseOn(his, maths.id)).toMatchObject({ teacher_id: joseph.id });
	await answerOn(his, seen.id);

	await computer.run();
	expect(await computer.unsent()).toEqual([]);
	expect(await server.row("submissions", seen.id)).toMatchObject({ grade: 17, graded_by: rana.id });
	await his.run();
	expect(await answerOn(his, seen.id)).toMatchObject({ grade: 17 });
	await assignmentOn(his, written.record_id ?? String(Object(written.body).id));
	await phone.run();
	expect(await courseOn(phone, maths.id)).toMatchObject({ teacher_id: joseph.id });
	expect(await phone.db.users.get(joseph.id)).toMatchObject({ name: "Joseph Saade" });

	await computer.createAssignment(maths.id, "Percentages");
	const [place] = await enrollments(server, rana, maths.id);
	const out = await server.ask("DELETE", `/api/collections/enrollments/records/${place?.id}`, { token: boss.token });
	expect(out.status, said(out)).toBe(204);
	await computer.run();
	const [kept] = await computer.unsent();
	expect(kept).toMatchObject({
		kind: "createAssignment",
		state: "failed",
		refusal: { reason: "not-yours" },
		body: { title: "Percentages" },
	});
});
