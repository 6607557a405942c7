// Nobody gets two such mails within an hour, or the same twice: not when two runs gather at once, after a kill, from a clock that
// is set back, or of two kinds.
import { expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { inquire, joinUsBody } from "#support/leads.ts";
import { admin, student } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import {
	arrived,
	choose,
	fromNowOn,
	gradeOf,
	here,
	inDays,
	inForLong,
	itIs,
	killedWhileHandingOver,
	maintain,
	pass,
} from "./mailed-class.ts";

/** A time of the future, in which a clock that ran ahead dated what it wrote. */
const ahead = "2036-01-01 08:00:00.000Z";
const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);

test("of runs that gather at the same time one queues the mails", async () => {
	const { server, maths } = here();
	await fromNowOn();
	const nobody = Array.from({ length: 25 }, () => student(server));
	for (const who of await Promise.all(nobody)) {
		await enrol(server, who, maths.id);
		await choose(who, "+assignment");
	}
	await server.sql(inForLong);
	for (let round = 0; round < 3; round++) {
		const { id } = await assignment(server, maths.id);
		await server.sql(`INSERT INTO notice_events (kind, assignment, student, about, at)
			VALUES ('assignment', '${id}', '', '', ${Date.now() - 11 * 60_000})`);
		await Promise.all(Array.from({ length: 6 }, maintain));
		const queued = "SELECT recipient FROM mails GROUP BY recipient HAVING COUNT(*) > 1";
		expect(await server.sql(queued)).toEqual([]);
		expect((await server.sql("SELECT COUNT(*) AS n FROM mails"))[0]?.n).toBe("25");
		await server.sql("DELETE FROM mails");
	}
	await server.sql("UPDATE users SET mail_choices = '-assignment'");
	await eventually(async () => expect(await server.sql("SELECT 1 FROM mail_turn WHERE since > 0")).toEqual([]));
});

test("a mail that a kill cut off may have arrived: the next one waits an hour", async () => {
	const { server, maya } = here();
	await fromNowOn();
	await gradeOf(maya);
	await pass(11);
	await killedWhileHandingOver();
	await maintain();
	expect(await server.sql("SELECT 1 FROM mails WHERE dropped_at > 0")).toHaveLength(1);
	await gradeOf(maya);
	await pass(11);
	expect(await arrived(maya)).toEqual([]);
	await pass(61);
	expect(await arrived(maya)).toHaveLength(1);
});

test("a clock that is set back leads to no second mail within the hour, and to no silence of years", async () => {
	const { server, maya, rana, karim, maths } = here();
	await fromNowOn();
	await gradeOf(maya);
	await pass(11);
	expect(await arrived(maya)).toHaveLength(1);
	await server.sql(`UPDATE mails SET sent_at = ${Date.parse(ahead)}`);
	await gradeOf(maya);
	await server.sql(`UPDATE notice_events SET at = ${Date.parse(ahead)}`);
	await maintain();
	await pass(11);
	expect(await arrived(maya)).toEqual([]);
	await pass(61);
	expect(await arrived(maya)).toHaveLength(1);

	for (const column of ["received_at", "centre_at"])
		await server.sql(`INSERT INTO notice_people (person, ${column}) VALUES ('${rana.id}', '${ahead}')
			ON CONFLICT (person) DO UPDATE SET ${column} = excluded.${column}`);
	await maintain();
	const task = await assignment(server, maths.id);
	await submission(server, karim, task.id, { received_at: inDays(-1 / 48) });
	// What came before that moment was mailed; this came behind it.
	await server.sql("UPDATE notice_people SET received_at = '2026-01-01 08:00:00.000Z' WHERE received_at < '2030'");
	await itIs(18.2);
	expect(subjects(await arrived(rana))).toEqual(["New answers at LEAD"]);
	await itIs(10);
});

test("an admin who teaches gets the evening's answers an hour after the news of the center, and once", async () => {
	const { server, karim } = here();
	await fromNowOn();
	await itIs(17.9);
	const samar = await admin(server);
	await choose(samar, "+inquiries");
	const physics = await course(server, samar, [karim], { title: "Physics" });
	await server.sql(inForLong);
	await inquire(server, joinUsBody());
	await server.sql("UPDATE leads SET created_at = strftime('%Y-%m-%d %H:%M:%fZ', created_at, '-11 minutes')");
	expect(subjects(await arrived(samar))).toEqual(["New at the LEAD center"]);
	const task = await assignment(server, physics.id);
	await submission(server, karim, task.id, { received_at: inDays(-1 / 24) });
	await itIs(18.1);
	expect(await arrived(samar)).toEqual([]);
	await pass(61);
	expect(subjects(await arrived(samar))).toEqual(["New answers at LEAD"]);
	await pass(61);
	expect(await arrived(samar)).toEqual([]);
	await itIs(10);
});
