// A server with mails to send, and the mail server that gets them.

import { afterAll, beforeEach } from "vitest";
import { eventually } from "#support/eventually.ts";
import { shiftTo } from "#support/mails.ts";
import { postOffice } from "#support/post-office.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const office = await postOffice();
afterAll(() => office.close());
export const here = serverForThisFile(undefined, {
	env: {
		APP_URL: "https://lead.example",
		CENTRE_EMAIL: "desk@lead.test",
		LEAD_CLOCK_SHIFT: shiftTo(10),
		LEAD_MAIL_DIR: "",
		LEAD_MAINTENANCE_SECRET: "maintenance-secret",
		MAIL_FROM: "hello@lead.test",
		SMTP_URL: office.url,
	},
});
export const users = "/api/collections/users";
export const post = (path: string, body: object) => here().server.ask("POST", path, { body });
export const maintain = () =>
	here().server.ask("POST", "/api/lead/maintenance", { headers: { "X-Lead-Maintenance": "maintenance-secret" } });
beforeEach(() => here().server.sql("DELETE FROM mails"));

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
let made = 0;

interface Outgoing {
	kind: string;
	to: string;
	language?: string;
	userId?: string;
	values?: object;
}

/** Puts a mail into the outbox, as a hook does in its transaction. */
export async function queue({ kind, to, language = "en", userId = "", values = {} }: Outgoing): Promise<void> {
	const texts = [`mail${++made}`, kind, to, language, userId, JSON.stringify(values)].map(quote);
	await here().server.sql(`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at)
		VALUES (${texts.join(", ")}, ${Date.now()}, ${Date.now()})`);
}

/** The mail that arrives for this address when the maintenance has sent what is due. */
export async function arriving(email: string) {
	await maintain();
	return eventually(async () => {
		const mail = (await office.mails()).filter((one) => one.to === email).at(-1);
		if (!mail) throw new Error(`No mail to ${email}`);
		return mail;
	});
}
