// The mails that a test server wrote (LEAD_MAIL_DIR), parsed as a mail program does; for vitest and for Playwright.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { RealServer } from "#support/server.ts";

export interface Mail {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** The first address in the text; "" when there is none. */
	link: string;
}

/** Every mail to this address so far, oldest first. */
export async function mailsTo(server: RealServer, email: string): Promise<Mail[]> {
	const folder = join(server.dataDir, "mail");
	const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
	const mails = await Promise.all(names.sort().map((name) => mailIn(readFileSync(join(folder, name)))));
	return mails.filter((mail) => mail.to.toLowerCase() === email.toLowerCase());
}

/** Waits for a mail to this address and returns the newest. After ten seconds it throws with the server's output. */
export async function newestMail(server: RealServer, email: string): Promise<Mail> {
	const deadline = Date.now() + 10_000;
	while (Date.now() < deadline) {
		const mail = (await mailsTo(server, email)).at(-1);
		if (mail) return mail;
		await new Promise((next) => setTimeout(next, 50));
	}
	throw new Error(`No mail to ${email}. The server said:\n${server.log().slice(-2000)}`);
}

/** Parses a mail in its wire format. */
export async function mailIn(raw: Uint8Array): Promise<Mail & { parsed: Email }> {
	const parsed = await PostalMime.parse(raw);
	const { subject = "", text = "", html = "" } = parsed;
	const to = parsed.to?.flatMap((one) => one.address ?? []).join(", ") ?? "";
	return { to, subject, text, html, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "", parsed };
}

/** The text after `token=` in the mail's link. */
export const tokenIn = (mail: Mail): string => /token=([\w.-]+)/.exec(mail.link)?.[1] ?? "";

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Beirut", hour: "2-digit", minute: "2-digit" });

/** LEAD_CLOCK_SHIFT for a server on which it is so many hours after midnight in Beirut: some mails wait for the morning. */
export function shiftTo(hours: number): string {
	const [now = 0, minutes = 0] = clock.format().split(":").map(Number);
	return String(Math.round((hours * 60 - now * 60 - minutes) * 60_000));
}
