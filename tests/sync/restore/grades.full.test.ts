// On a restored server another teacher gives the first grade before the phone whose grade was lost comes back: a
// confirmed grade is distinguished from every other one, and its words stay readable until their writer decides.
import { expect, test } from "vitest";
import type { Phone } from "#support/phone.ts";
import { handedIn } from "#support/phones/answers.ts";
import { runTwice } from "#support/phones/runs.ts";
import { onlyAnswerOn } from "#support/phones/shown.ts";
import { type Classroom, classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { backUp } from "./backup.ts";

const here = serverForThisFile();

/** The computer's grade was confirmed and pulled, then the server was restored without it. @returns the computer's entry */
async function gradeLostByRestore(room: Classroom, { grade, feedback }: Marks) {
	const { computer } = room;
	await handedIn(room);
	const restore = await backUp(here().server);
	const entry = await computer.grade(await onlyAnswerOn(computer), grade, feedback);
	await runTwice(computer);
	expect(await computer.entry(entry)).toMatchObject({ state: "sent", seen: true });
	await restore();
	return entry;
}

type Marks = { grade: number; feedback: string };
const mine = { grade: 12, feedback: "Mind the denominator." };

/** A phone pulls the submission, gives its first grade and sends it. */
async function gradeFrom(phone: Phone, { grade, feedback }: Marks): Promise<void> {
	await phone.run();
	await phone.grade(await onlyAnswerOn(phone), grade, feedback);
	await phone.run();
}

test("a second teacher graded first after the restore: the first teacher sees both grades, and none is lost", async () => {
	const room = await classroom(here().server);
	const other = await room.colleague();
	const entry = await gradeLostByRestore(room, mine);
	await gradeFrom(other, { grade: 18, feedback: "Well done." });

	await runTwice(room.computer);

	expect(await room.answers()).toMatchObject([{ grade: 18, feedback: "Well done.", graded_by: other.person.id }]);
	expect(await room.computer.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "already-graded" } });
	expect(await onlyAnswerOn(room.computer)).toMatchObject({ grade: 18, feedback: "Well done.", entry: { body: mine } });
});

test("a second teacher gave the very same points after the restore: they are another person's, both are shown", async () => {
	const room = await classroom(here().server);
	const other = await room.colleague();
	const entry = await gradeLostByRestore(room, mine);
	await gradeFrom(other, mine);

	await runTwice(room.computer);

	expect(await room.answers()).toMatchObject([{ ...mine, graded_by: other.person.id }]);
	expect(await room.computer.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "already-graded" } });
});

test("the teacher's other phone gave another grade after the restore: both are shown, and none is lost", async () => {
	const room = await classroom(here().server);
	const entry = await gradeLostByRestore(room, mine);
	await gradeFrom(await room.deviceOf(room.rana), { grade: 15, feedback: "Well done." });

	await runTwice(room.computer);

	expect(await room.answers()).toMatchObject([{ grade: 15, feedback: "Well done.", graded_by: room.rana.id }]);
	expect(await room.computer.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "already-graded" } });
	expect(await onlyAnswerOn(room.computer)).toMatchObject({ grade: 15, feedback: "Well done.", entry: { body: mine } });
});

test("the teacher's other phone gave the very same grade after the restore: it is one grade, and nothing is asked", async () => {
	const room = await classroom(here().server);
	const entry = await gradeLostByRestore(room, mine);
	await gradeFrom(await room.deviceOf(room.rana), mine);

	await runTwice(room.computer);

	expect(await room.answers()).toMatchObject([{ ...mine, graded_by: room.rana.id }]);
	expect(await room.computer.entry(entry)).toMatchObject({ state: "sent", seen: true });
	expect(await room.computer.unsent()).toEqual([]);
});

test("a grade changed by a second teacher is still the first teacher's grade: nothing is sent again after the restore", async () => {
	const { server } = here();
	const room = await classroom(server);
	await handedIn(room);
	const entry = await room.computer.grade(await onlyAnswerOn(room.computer), mine.grade, mine.feedback);
	await runTwice(room.computer);
	const [row] = await room.answers();
	const former = {
		...mine,
		graded_by: room.rana.id,
		graded_at: row?.graded_at,
		id: "aaaaaaaaaaaaaaa",
		reason: "An error.",
		changed_by: room.rana.id,
		changed_at: row?.graded_at,
	};
	await server.update("submissions", row?.id ?? "", { grade: 3, feedback: "Otherwise.", grade_changes: [former] });
	const restore = await backUp(server);
	await server.update("courses", room.maths.id, { title: "Mathematics 2" });
	await room.computer.run();
	await restore();

	const { requests } = await room.line.measure(() => room.computer.run());

	expect(requests).not.toContain("POST /api/batch");
	expect(await room.computer.entry(entry)).toMatchObject({ state: "sent", seen: true });
});
