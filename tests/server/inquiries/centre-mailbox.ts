// A server that tells the centre of inquiries, and the centre's mailbox.

import { afterAll, beforeEach, expect } from "vitest";
import { eventually } from "#support/eventually.ts";
import { behindProxy, inquire } from "#support/leads.ts";
import { shiftTo } from "#support/mails.ts";
import { postOffice } from "#support/post-office.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const office = await postOffice();
afterAll(() => office.close());
export const env = {
	...behindProxy,
	APP_URL: "https://lead.example",
	CENTRE_EMAIL: "desk@lead.test",
	LEAD_CLOCK_SHIFT: shiftTo(10),
	LEAD_MAINTENANCE_SECRET: "maintenance-secret",
};
export const here = serverForThisFile(undefined, { env: { ...env, LEAD_MAIL_DIR: "", SMTP_URL: office.url } });
export const headers = { "X-Lead-Maintenance": "maintenance-secret" };
export const maintain = async () =>
	expect((await here().server.ask("POST", "/api/lead/maintenance", { headers })).status).toBe(200);
export const toCentre = async () => (await office.mails()).filter((mail) => mail.to === "desk@lead.test");
beforeEach(() => here().server.sql("DELETE FROM mails"));

export let read = 0;
/** The next mail that arrives at the centre when the maintenance (or the server's own, on the minute) has sent what is due. */
export async function arriving() {
	await maintain();
	const mail = await eventually(async () => {
		const next = (await toCentre())[read];
		if (!next) throw new Error("No mail to the centre");
		return next;
	});
	read += 1;
	return mail;
}
export const send = async (body: object) => {
	const answer = await inquire(here().server, body);
	expect(answer.status, said(answer)).toBe(200);
};
