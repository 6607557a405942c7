// Mails about what its students do not see yet, and about what was given back.
import { expect, test } from "vitest";
import { answerReturn } from "#support/api/bodies.ts";
import { teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, course, enrol, gradeBody, replaceBody, submission } from "#support/school.ts";
import { arrived, choose, fromNowOn, give, here, inDays, inForLong, itIs, maintain, pass } from "./mailed-class.ts";

/** Before six, when `itIs` some minutes later. */
const halfAnHourAgo = () => inDays(-1 / 48);
const lines = (mail: { text: string } | undefined) => mail?.text.match(/^ {4}.*$/gm)?.map((line) => line.trim());

test("an assignment that is shown later is told when it opens, and not before", async () => {
	const { server, karim } = here();
	await choose(karim, "+assignment");
	await fromNowOn();
	const task = await give({ opens_at: inDays(2) });
	await pass(11);
	expect(await arrived(karim)).toEqual([]);
	await server.sql(`UPDATE assignments SET opens_at = '2026-01-01 08:00:00.000Z' WHERE id = '${task}'`);
	await maintain();
	await pass(11);
	expect((await arrived(karim)).map(lines)).toEqual([["Maths & co\u202f: 1 nouveau devoir"]]);
});

test("an answer that was given back is told with the grades, until it is written again", async () => {
	const { server, maya, karim, rana, maths } = here();
	await choose(karim, "-graded");
	await fromNowOn();
	const task = await assignment(server, maths.id);
	const rows = [await submission(server, maya, task.id), await submission(server, karim, task.id)];
	const giveBack = async (row: (typeof rows)[number]) => {
		const path = `/api/collections/submissions/records/${row.id}`;
		const answer = await server.ask("PATCH", path, {
			token: rana.token,
			body: answerReturn(String(row.text_body), ""),
		});
		expect(answer.status, said(answer)).toBe(200);
	};
	for (const row of rows) await giveBack(row);
	await pass(11);
	const mails = await arrived(maya, karim);
	expect(mails.map(lines)).toEqual([["Maths & co: 1 answer given back for another try"]]);
	expect(mails[0]?.text).not.toContain("Show");

	await fromNowOn();
	const other = await submission(server, maya, (await assignment(server, maths.id)).id);
	await giveBack(other);
	const again = await server.ask("PATCH", `/api/collections/submissions/records/${other.id}`, {
		token: maya.token,
		body: replaceBody({ ...(await server.row("submissions", other.id)) }, "1/2 + 1/4 = 3/4"),
	});
	expect(again.status, said(again)).toBe(200);
	await pass(11);
	expect(await arrived(maya)).toEqual([]);
});

test("what was graded or handed in and then given back is told as given back alone, and to its teacher not at all", async () => {
	const { server, maya, rana, maths } = here();
	await fromNowOn();
	const row = await submission(server, maya, (await assignment(server, maths.id)).id, { received_at: halfAnHourAgo() });
	const text = String(row.text_body);
	for (const body of [gradeBody(12, text), answerReturn(text, "", { seen_grade: 12 })]) {
		const path = `/api/collections/submissions/records/${row.id}`;
		const answer = await server.ask("PATCH", path, { token: rana.token, body });
		expect(answer.status, said(answer)).toBe(200);
	}
	await pass(11);
	expect((await arrived(maya)).map(lines)).toEqual([["Maths & co: 1 answer given back for another try"]]);
	await itIs(18.2);
	await maintain();
	expect(await arrived(rana)).toEqual([]);
});

test("who comes into a course to teach it is mailed of the answers that come from then on", async () => {
	const { server, maya, karim, rana, maths } = here();
	await fromNowOn();
	const nadine = await teacher(server, "Nadine Aoun");
	const task = await assignment(server, maths.id);
	await submission(server, maya, task.id, { received_at: halfAnHourAgo() });
	await enrol(server, nadine, maths.id, "teacher", inDays(-1 / 60));
	await itIs(18.2);
	await maintain();
	expect((await arrived(rana, nadine)).map(({ to }) => to)).toEqual([rana.email]);

	await fromNowOn();
	await submission(server, karim, task.id, { received_at: inDays(-1 / 96) });
	const mails = await arrived(rana, nadine);
	const mailed = [rana, nadine].map(({ email }) => lines(mails.find(({ to }) => to === email)));
	expect(mailed).toEqual([["Maths & co: 2 new answers"], ["Maths & co: 1 new answer"]]);
});

test("after the end of the year, and of an archived assignment, grades and answers are mailed, and of what was set nothing", async () => {
	const { server, maya, karim, rana, maths } = here();
	for (const who of [maya, karim]) await choose(who, "+assignment");
	await itIs(10);
	await fromNowOn();
	const ended = await course(server, rana, [maya, karim], { title: "Last year" });
	await server.sql(inForLong);
	const tasks = [await give({ course_id: ended.id }), await give()];
	expect(await server.sql("SELECT kind FROM notice_events")).toEqual([{ kind: "assignment" }, { kind: "assignment" }]);
	const answers = await Promise.all(tasks.map((task) => submission(server, maya, task)));
	await submission(server, karim, tasks[0] ?? "", { received_at: halfAnHourAgo() });
	await server.sql(`UPDATE courses SET archived_at = '2026-06-30 08:00:00.000Z' WHERE id = '${ended.id}'`);
	await server.sql(`UPDATE assignments SET status = 'archived' WHERE course_id = '${maths.id}'`);
	for (const { id, text_body } of answers) {
		const body = gradeBody(12, String(text_body));
		const answer = await server.ask("PATCH", `/api/collections/submissions/records/${id}`, { token: rana.token, body });
		expect(answer.status, said(answer)).toBe(200);
	}
	await pass(11);
	const mails = (await arrived(maya, karim)).map((mail) => [mail.to, lines(mail)]);
	expect(mails).toEqual([[maya.email, ["Last year: 1 answer graded", "Maths & co: 1 answer graded"]]]);
	await itIs(18.2);
	await maintain();
	// Beside what the tests above left.
	expect((await arrived(rana)).flatMap((mail) => lines(mail) ?? [])).toContain("Last year: 1 new answer");
});
