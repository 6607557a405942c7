// An outbox and the mail server behind it, for the tests of both: what is asked of the server, and how time passes.

import { afterAll, beforeEach, expect } from "vitest";
import { eventually } from "#support/eventually.ts";
import { shiftTo } from "#support/mails.ts";
import { postOffice } from "#support/post-office.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const soon = { timeout: 10_000, interval: 50 };

/** One server and one mail server for all tests of a file; each test begins with an empty outbox. */
export async function mailSetup() {
	const office = await postOffice();
	afterAll(() => office.close());
	const here = serverForThisFile(undefined, {
		env: {
			APP_URL: "https://lead.example",
			CENTRE_EMAIL: "desk@lead.test",
			LEAD_CLOCK_SHIFT: shiftTo(10),
			LEAD_MAIL_DIR: "",
			LEAD_MAINTENANCE_SECRET: "maintenance-secret",
			SMTP_URL: office.url,
			TRUSTED_PROXY: "X-Real-IP",
		},
	});
	// An hour of asking passes here in a moment: each request comes from an address of its own, or limits would end it.
	let asked = 0;
	const post = (path: string, body: object) => {
		asked++;
		const address = `10.0.${asked >> 8}.${asked & 255}`;
		return here().server.ask("POST", path, { body, headers: { "X-Real-IP": address } });
	};
	const ourselves = (path: string, body: object = {}) =>
		here().server.ask("POST", path, { body, headers: { "X-Lead-Maintenance": "maintenance-secret" } });
	const maintain = () => ourselves("/api/lead/maintenance");
	const sendLock = async () => (await here().server.sql("SELECT since FROM mail_turn"))[0]?.since;
	/** An hour passes for every mail, and the maintenance comes by. */
	const laterOn = async () => {
		await here().server.sql("UPDATE mails SET due_at = due_at - 3600000");
		expect((await maintain()).status).toBe(200);
	};
	beforeEach(async () => {
		office.accept();
		office.release("sent away");
		await eventually(async () => expect(await sendLock()).toBe("0"), soon);
		await here().server.sql("DELETE FROM mails");
	});
	return {
		office,
		here,
		post,
		ourselves,
		maintain,
		sendLock,
		laterOn,
		forgot: async (email: string) => (await post("/api/lead/forgot-password", { email, language: "en" })).at(""),
		states: (what: string) => here().server.sql(`SELECT ${what} FROM mails ORDER BY queued_at, id`),
		/** Time passes until this address has its one mail. */
		arrived: (email: string) =>
			eventually(async () => {
				await laterOn();
				expect(await office.mailsTo(email)).toHaveLength(1);
			}, soon),
	};
}
