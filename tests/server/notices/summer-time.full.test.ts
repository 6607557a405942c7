// "Due tomorrow" in the nights in which Beirut changes its time: one day of the year has 23 hours, one has 25.
import { expect, test } from "vitest";
import { assignment } from "#support/school.ts";
import { arrived, fromNowOn, here, itIsAt, maintain, pass } from "./mailed-class.ts";

test.each([
	["March 26", "March 27", "2027-03-26T14:30:00Z", "2027-03-26T21:59:00Z", "2027-03-27T21:59:00Z"],
	["March 27", "March 28", "2027-03-27T14:30:00Z", "2027-03-27T21:59:00Z", "2027-03-28T20:59:00Z"],
	["October 29", "October 30", "2027-10-29T13:30:00Z", "2027-10-29T20:59:00Z", "2027-10-30T21:59:00Z"],
	["October 30", "October 31", "2027-10-30T13:30:00Z", "2027-10-30T21:59:00Z", "2027-10-31T21:59:00Z"],
])(
	"in the afternoon of %s what is due at the last minute of %s is due tomorrow, and nothing later or earlier",
	async (_, __, now, today, due) => {
		const { server, maya, maths } = here();
		const by = await itIsAt(now);
		await fromNowOn();
		await server.sql("DELETE FROM assignments");
		const last = await assignment(server, maths.id, { due_at: by(due) });
		for (const other of [new Date(Date.parse(due) + 60_000).toISOString(), today])
			await assignment(server, maths.id, { due_at: by(other) });

		await maintain();

		const noted = await server.sql("SELECT assignment FROM notice_events WHERE kind = 'due'");
		expect(noted).toEqual([{ assignment: last.id }]);
		await pass(11);
		expect((await arrived(maya)).map(({ subject }) => subject)).toEqual(["Due tomorrow at LEAD"]);
	},
);
