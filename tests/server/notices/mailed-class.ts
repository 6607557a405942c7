// A class whose people are mailed about their courses, the clock in Zahlé, and the mail server that gets it all.

import { afterAll, expect } from "vitest";
import { assignmentBody } from "#support/api/bodies.ts";
import { eventually } from "#support/eventually.ts";
import { shiftTo } from "#support/mails.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { postOffice } from "#support/post-office.ts";
import { said } from "#support/requests.ts";
import { assignment, course, gradeBody, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const office = await postOffice();
afterAll(() => office.close());

const day = 86_400_000;
/** Everybody has been in their courses for long: answers that were there before their teacher are not mailed. */
export const inForLong = "UPDATE enrollments SET joined_at = '2026-01-01 08:00:00.000Z'";

// Ten in the morning, whenever this runs.
const env: Record<string, string> = {
	APP_URL: "https://lead.example",
	CENTRE_EMAIL: "desk@lead.test",
	LEAD_MAIL_DIR: "",
	LEAD_MAINTENANCE_SECRET: "maintenance-secret",
	LEAD_CLOCK_SHIFT: shiftTo(10),
	SMTP_URL: office.url,
};
export const here = serverForThisFile(
	async (server) => {
		const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
		const rana = await teacher(server, "Rana Khoury");
		const maths = await course(server, rana, [maya, karim], { title: "Maths & co" });
		await server.update("users", karim.id, { language: "fr" });
		await server.sql(inForLong);
		return { maya, karim, rana, maths };
	},
	{ env },
);

async function moveClock(shift: string): Promise<void> {
	env.LEAD_CLOCK_SHIFT = shift;
	await here().server.stop();
	await here().server.start();
}

/** The server is started again, at this hour of the same day in Beirut. */
export const itIs = (hours: number): Promise<void> => moveClock(shiftTo(hours));

/** The server is started again, at this time of another day. @returns what it calls another moment, by the machine's clock */
export async function itIsAt(time: string): Promise<(moment: string) => string> {
	const ahead = Date.parse(time) - Date.now();
	await moveClock(String(ahead));
	return (moment) => new Date(Date.parse(moment) - ahead).toISOString().replace("T", " ");
}

/** A due date as far from the hour that `itIs` set as one from now is from the machine's. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().replace("T", " ");

/** Time passes for what happened and what was mailed. */
export async function pass(minutes: number): Promise<void> {
	const ms = minutes * 60_000;
	await here().server.sql(`UPDATE notice_events SET at = at - ${ms}`);
	await here().server.sql(
		`UPDATE mails SET due_at = due_at - ${ms}, sent_at = CASE sent_at WHEN 0 THEN 0 ELSE sent_at - ${ms} END,
			dropped_at = CASE dropped_at WHEN 0 THEN 0 ELSE dropped_at - ${ms} END`,
	);
}

/** Nothing of before is mailed any more. */
export async function fromNowOn(): Promise<void> {
	for (const table of ["notice_events", "notice_people", "notice_digests", "mails"]) {
		await here().server.sql(`DELETE FROM ${table}`);
	}
}

export const maintain = async () =>
	expect(
		(
			await here().server.ask("POST", "/api/lead/maintenance", {
				headers: { "X-Lead-Maintenance": "maintenance-secret" },
			})
		).status,
	).toBe(200);

/**
 * The server is killed while it hands a mail over, and starts again. The mail server has not taken the mail, and the lock of
 * sending is as old as one that lapses.
 */
export async function killedWhileHandingOver(): Promise<void> {
	const { server } = here();
	office.hang();
	void maintain().catch(() => undefined);
	await eventually(() => expect(office.hanging).toBe(1));
	await server.stop("SIGKILL");
	office.accept();
	office.release("sent away");
	await server.start();
	await server.sql("UPDATE mail_turn SET since = since - 301000 WHERE since > 0");
}

/** The mails to these people that have come since the last time it was asked, when nothing more is being sent. */
export async function arrived(...people: Person[]) {
	await maintain();
	await eventually(async () => {
		const busy = held ? "handing = 1" : "(handing = 1 OR tries = 0)";
		const open = `SELECT id FROM mails WHERE sent_at = 0 AND dropped_at = 0 AND ${busy}`;
		expect(await here().server.sql(open)).toEqual([]);
	});
	const all = await office.mails();
	const fresh = all.slice(read);
	read = all.length;
	const aboutCourses = fresh.filter(({ parsed }) => parsed.headers.some(({ key }) => key === "list-unsubscribe"));
	return aboutCourses.filter(({ to }) => people.some(({ email }) => email === to));
}
let read = 0;
let held = false;
/** Whether mails that wait are meant to. */
export const hold = (now: boolean) => {
	held = now;
};

const must = async (method: string, path: string, who: Person, body: object) => {
	const answer = await here().server.ask(method, `/api/collections/${path}`, { token: who.token, body });
	expect(answer.status, said(answer)).toBe(200);
	return answer;
};

/** Rana gives her class an assignment, as her phone does. */
export const give = async (fields: object = {}): Promise<string> => {
	const { rana, maths } = here();
	const body = assignmentBody(rana, maths.id, { title: "Secret title", due_at: inDays(30), ...fields });
	return String((await must("POST", "assignments/records", rana, body)).at("id"));
};

/** She grades an answer of this student. */
export async function gradeOf(who: Person): Promise<void> {
	const { server, rana, maths } = here();
	const row = await submission(server, who, (await assignment(server, maths.id)).id, { text_body: "3/4" });
	await must("PATCH", `submissions/records/${row.id}`, rana, gradeBody(17, "3/4", { feedback: "Very well" }));
}

export const choose = (who: Person, mail_choices: string) =>
	must("PATCH", `users/records/${who.id}`, who, { mail_choices });
