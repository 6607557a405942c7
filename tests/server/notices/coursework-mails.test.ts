// Mails about coursework: gathered per person, at most one an hour, none at night, never twice, and nothing of a child in them.

import { expect, test } from "vitest";
import { assignmentEdit } from "#support/api/bodies.ts";
import { blocked, person, student } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import {
	arrived,
	choose,
	fromNowOn,
	give,
	gradeOf,
	here,
	hold,
	inDays,
	inForLong,
	itIs,
	killedWhileHandingOver,
	maintain,
	office,
	pass,
} from "./mailed-class.ts";

const lines = (mail: { text: string } | undefined) => mail?.text.match(/^ {4}.*$/gm)?.map((line) => line.trim());

test("what happens to a class is one mail for each student after ten minutes, and says only what kind of thing is new, and where", async () => {
	const { server, rana, maya, karim, maths } = here();
	const others = [
		await blocked(server),
		await person(server, { name: "No Address" }),
		await person(server, { name: "Not Confirmed" }),
	];
	for (const who of others) await enrol(server, who, maths.id);
	await server.update("users", others[1]?.id ?? "", { email: "" });
	await server.update("users", others[2]?.id ?? "", { verified: false });
	await choose(karim, "+assignment -graded");
	const task = await give();
	const row = await server.row("assignments", task);
	const edit = assignmentEdit({ ...row }, { title: "Secret title", due_at: inDays(40) });
	await give();
	for (const who of [maya, maya, karim]) await gradeOf(who);
	const other = await assignment(server, maths.id, { due_at: inDays(20) });
	for (const [id, body] of [
		[task, edit],
		[other.id, assignmentEdit({ ...(await server.row("assignments", other.id)) }, { due_at: inDays(21) })],
	] as const) {
		const answer = await server.ask("PATCH", `/api/collections/assignments/records/${id}`, { token: rana.token, body });
		expect(answer.status).toBe(200);
	}

	expect(await arrived(maya, karim, ...others)).toEqual([]);
	await pass(11);
	const mails = await arrived(maya, karim, ...others);
	const [mayas, karims] = [maya, karim].map((who) => mails.find(({ to }) => to === who.email));

	expect(mails).toHaveLength(2);
	expect(mayas?.subject).toBe("Something new for you at LEAD");
	expect(lines(mayas)).toEqual(["Maths & co: 2 new due dates", "Maths & co: 2 answers graded"]);
	expect(karims?.subject).toBe("Du nouveau pour toi chez LEAD");
	expect(lines(karims)).toEqual(["Maths & co\u202f: 1 date changée", "Maths & co\u202f: 2 nouveaux devoirs"]);
	expect(karims?.text).toMatch(/^Bonjour Karim Nassar,\n\nIl y a du nouveau dans tes cours\u202f:/);
	expect(karims?.html).toContain("Ne plus recevoir ces e-mails");
	for (const mail of mails) {
		expect(mail.link).toBe("https://lead.example/whats-new");
		expect(mail.text + mail.html).not.toMatch(/Secret|\b17\b|Very well|3\/4|Rana/);
	}
});

test("thirty assignments are one mail an hour; what is taken back or answered meanwhile is in none", async () => {
	const { server, maya, karim } = here();
	await fromNowOn();
	for (let n = 0; n < 3; n++) await give();
	const [gone, done] = [await give(), await give()];
	await pass(11);
	await server.update("assignments", gone, { status: "deleted" });
	await submission(server, karim, done);
	expect((await arrived(karim, maya)).map(lines)).toEqual([["Maths & co\u202f: 3 nouveaux devoirs"]]);
	for (let n = 0; n < 30; n++) await give();
	await pass(58);
	expect(await arrived(karim)).toEqual([]);
	await pass(3);
	expect((await arrived(karim)).map(lines)).toEqual([["Maths & co\u202f: 30 nouveaux devoirs"]]);
	await pass(300);
	expect(await arrived(karim)).toEqual([]);
});

test("a mail that could not be sent is tried again and joined by nothing; one that a kill cut off is never sent twice", async () => {
	const { server, maya } = here();
	await fromNowOn();
	office.refuse();
	hold(true);
	await gradeOf(maya);
	await pass(11);
	expect(await arrived(maya)).toEqual([]);
	await gradeOf(maya);
	await pass(70);
	expect(await arrived(maya)).toEqual([]);
	office.accept();
	hold(false);
	await pass(70);
	expect((await arrived(maya)).map(lines)).toEqual([["Maths & co: 1 answer graded"]]);

	await pass(70);
	await killedWhileHandingOver();
	await pass(70);
	expect(await arrived(maya)).toEqual([]);
	expect(await server.sql("SELECT id FROM mails WHERE sent_at = 0 AND dropped_at = 0")).toEqual([]);
	await gradeOf(maya);
	await pass(70);
	expect((await arrived(maya)).map(lines)).toEqual([["Maths & co: 1 answer graded"]]);
});

test("nothing goes out at night, neither new nor waiting; the morning has all of it", async () => {
	const { server, maya } = here();
	await fromNowOn();
	office.refuse();
	hold(true);
	await gradeOf(maya);
	await pass(11);
	expect(await arrived(maya)).toEqual([]);
	office.accept();
	for (const hour of [20, 6.9]) {
		await itIs(hour);
		await gradeOf(maya);
		await pass(70);
		expect(await arrived(maya)).toEqual([]);
	}
	await itIs(7);
	hold(false);
	await pass(70);
	expect((await arrived(maya)).map(lines)).toEqual([["Maths & co: 1 answer graded"]]);
	await pass(70);
	expect((await arrived(maya)).map(lines)).toEqual([["Maths & co: 2 answers graded"]]);
	expect(await server.sql("SELECT id FROM mails WHERE sent_at = 0 AND dropped_at = 0")).toEqual([]);
});

test("in the afternoon who has not answered is reminded of tomorrow; in the evening teachers hear how much came until six, once", async () => {
	const { server, maya, karim, rana, maths } = here();
	await fromNowOn();
	await itIs(15);
	const [soon] = [await assignment(server, maths.id, { due_at: inDays(1) })];
	await assignment(server, maths.id, { due_at: inDays(3) });
	const physics = await course(server, rana, [], { title: "Physics" });
	await server.sql(inForLong);
	const nour = await student(server, "Nour Azar");
	await enrol(server, nour, physics.id);
	const levers = await assignment(server, physics.id, { due_at: inDays(9) });
	const before = inDays(-1 / 48);
	await submission(server, karim, soon.id, { received_at: before });
	await submission(server, nour, levers.id, { received_at: before });
	await pass(70);
	expect(await arrived(maya, karim, nour, rana)).toEqual([]);
	await itIs(16);
	await maintain();
	await pass(11);
	const reminded = await arrived(maya, karim, nour, rana);
	expect(reminded.map(({ to, subject }) => [to, subject])).toEqual([[maya.email, "Due tomorrow at LEAD"]]);
	expect(lines(reminded[0])).toEqual(["Maths & co: 1 assignment due tomorrow, not handed in yet"]);

	await itIs(18.2);
	await submission(server, maya, soon.id, { received_at: inDays(0) });
	const digest = await arrived(maya, karim, nour, rana);
	expect(digest.map(({ to, subject }) => [to, subject])).toEqual([[rana.email, "New answers at LEAD"]]);
	expect(lines(digest[0])).toEqual(["Maths & co: 1 new answer", "Physics: 1 new answer"]);
	expect(digest[0]?.text).not.toMatch(/Maya|Karim|Nour/);
	await pass(70);
	expect(await arrived(maya, karim, nour, rana)).toEqual([]);
});
