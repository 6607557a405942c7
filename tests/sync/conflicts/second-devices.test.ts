// A second device or person writes after a first one: the second text is kept and shown, and never replaces the first
// unseen.
import { expect, test } from "vitest";
import { handedIn } from "#support/phones/answers.ts";
import { onlyAnswerOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { discard } from "#sync/outbox.ts";

const here = serverForThisFile();

test("already submitted on another device: the first one stands, the second is kept, and may replace it", async () => {
	const { maya, phone, task, answers, deviceOf } = await classroom(here().server);
	const tablet = await deviceOf(maya);
	await tablet.submit(task.id, "from the tablet");
	const entry = await phone.submit(task.id, "from the phone");
	await tablet.run();

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "already-submitted" } });
	expect(await answers()).toMatchObject([{ text_body: "from the tablet" }]);
	const both = await onlyAnswerOn(phone);
	expect(both).toMatchObject({ text_body: "from the tablet", entry: { body: { text_body: "from the phone" } } });

	await phone.replace(both, "from the phone");
	await discard(phone.db, entry.id);
	await phone.run();
	expect(await answers()).toMatchObject([{ text_body: "from the phone" }]);
	await tablet.run();
	expect((await onlyAnswerOn(tablet)).text_body).toBe("from the phone");
});

test("the same words sent from two devices are one answer, and both say sent", async () => {
	const { maya, phone, task, answers, deviceOf } = await classroom(here().server);
	const tablet = await deviceOf(maya);
	await tablet.submit(task.id, "3/4");
	const entry = await phone.submit(task.id, "3/4");
	await tablet.run();

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});

test("replaced on two devices: the second replacement is not lost and does not win unseen", async () => {
	const room = await classroom(here().server);
	const { maya, phone, answers, deviceOf } = room;
	await handedIn(room, "one");
	const tablet = await deviceOf(maya);
	await tablet.replace(await onlyAnswerOn(tablet), "from the tablet");
	const entry = await phone.replace(await onlyAnswerOn(phone), "from the phone");
	await tablet.run();

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "answer-changed" } });
	expect((await phone.entry(entry)).body).toMatchObject({ text_body: "from the phone" });
	expect(await answers()).toMatchObject([{ text_body: "from the tablet" }]);
});

test("graded meanwhile: the grade stays and the new words are kept", async () => {
	const room = await classroom(here().server);
	const { phone, computer, answers } = room;
	await handedIn(room, "one");
	const entry = await phone.replace(await onlyAnswerOn(phone), "two");
	await computer.grade(await onlyAnswerOn(computer), 12);
	await computer.run();

	await phone.run();

	expect(await phone.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "already-graded" } });
	expect((await phone.entry(entry)).body).toMatchObject({ text_body: "two" });
	expect(await answers()).toMatchObject([{ text_body: "one", grade: 12 }]);
	expect(await onlyAnswerOn(phone)).toMatchObject({ text_body: "one", grade: 12 });
});

test("two teachers grade: the first commit wins, the other keeps mark and feedback and sees both", async () => {
	const room = await classroom(here().server);
	const { computer, answers } = room;
	await handedIn(room, "one");
	const other = await room.colleague();
	await computer.grade(await onlyAnswerOn(computer), 12, "First.");
	const entry = await other.grade(await onlyAnswerOn(other), 18, "Second.");
	await computer.run();

	await other.run();

	expect(await other.entry(entry)).toMatchObject({
		state: "failed",
		refusal: { reason: "already-graded" },
		body: { grade: 18, feedback: "Second." },
	});
	expect(await onlyAnswerOn(other)).toMatchObject({ grade: 12, feedback: "First.", entry: { body: { grade: 18 } } });
	expect(await answers()).toMatchObject([{ grade: 12, feedback: "First." }]);
});

test("one teacher grades on two devices: the same grade is one, another grade is refused and kept", async () => {
	const room = await classroom(here().server);
	const { rana, computer, answers, deviceOf } = room;
	await handedIn(room, "one");
	const [laptop, tablet] = [await deviceOf(rana), await deviceOf(rana)];
	await computer.grade(await onlyAnswerOn(computer), 12);
	const same = await laptop.grade(await onlyAnswerOn(laptop), 12);
	const other = await tablet.grade(await onlyAnswerOn(tablet), 13);
	for (const device of [computer, laptop, tablet]) await device.run();

	expect(await laptop.entry(same)).toMatchObject({ state: "sent" });
	expect(await tablet.entry(other)).toMatchObject({ state: "failed", refusal: { reason: "already-graded" } });
	expect(await answers()).toMatchObject([{ grade: 12 }]);
	await laptop.run();
	expect(await laptop.entry(same), "it is not sent again").toMatchObject({ state: "sent", attempts: 1 });
});

test("the student replaced the text while the teacher graded offline: the grade is kept and not given", async () => {
	const room = await classroom(here().server);
	const { phone, computer, answers } = room;
	await handedIn(room, "one");
	const entry = await computer.grade(await onlyAnswerOn(computer), 12);
	await phone.replace(await onlyAnswerOn(phone), "two");
	await phone.run();

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({
		state: "failed",
		refusal: { reason: "text-changed" },
		body: { grade: 12 },
	});
	expect(await onlyAnswerOn(computer)).toMatchObject({ text_body: "two", grade: null });
	// In the order of the screen: first the new grade, then the refused one is discarded.
	await computer.grade(await onlyAnswerOn(computer), 14);
	await discard(computer.db, entry.id);
	await computer.run();
	expect(await answers()).toMatchObject([{ text_body: "two", grade: 14 }]);
});
