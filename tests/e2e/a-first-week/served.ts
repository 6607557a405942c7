// A centre on its first day: `npm run serve` as an operator starts it, with nothing in its folder, and a mail server that
// keeps what is sent. (scripts/serve.mjs itself costs no more than a test's server: it starts the same PocketBase and,
// told where the built pages are, builds nothing.)
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, root } from "#scripts/server/pocketbase.mjs";
import { builtPages, expect, test as plain } from "#support/browser/test.ts";
import { shiftTo } from "#support/mails.ts";
import { postOffice } from "#support/post-office.ts";

export interface Centre {
	readonly url: string;
	/** The address of the centre, which is told of families and newcomers. */
	readonly mailbox: string;
	/** The link that the start printed: whoever opens it becomes the first admin. */
	readonly firstLink: string;
	/** The link to LEAD in the newest mail with such a subject, once it has come; some go out within a minute. */
	mailedLink: (to: string, subject: RegExp) => Promise<string>;
}

async function served(use: (centre: Centre) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "lead-week-"));
	const [post, port] = [await postOffice(), await freePort()];
	const [url, mailbox] = [`http://127.0.0.1:${port}`, "desk@centre.test"];
	const { PATH, HOME, POCKETBASE_BIN = "" } = process.env;
	const own = { DATA_DIR: join(folder, "data"), PORT: String(port), APP_URL: url };
	const mail = {
		SMTP_URL: post.url,
		MAIL_FROM: "lead@centre.test",
		CENTRE_EMAIL: mailbox,
		LEAD_CLOCK_SHIFT: shiftTo(10),
	};
	const child = spawn(process.execPath, [join(root, "scripts/serve.mjs")], {
		cwd: root,
		env: { PATH, HOME, POCKETBASE_BIN, LEAD_PUBLIC_DIR: builtPages(), ...own, ...mail },
	});
	const ended = new Promise((done) => child.once("close", done));
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
	const printed = () => /^http:\S+\/signup#type=admin&token=\S+$/m.exec(said)?.[0] ?? "";
	try {
		await expect.poll(() => printed() || child.exitCode, { timeout: 60_000, message: said }).toBeTruthy();
		expect(printed(), said).toContain(url);
		await use({
			url,
			mailbox,
			firstLink: printed(),
			mailedLink: async (to, subject) => {
				const newest = async () => {
					const mail = (await post.mailsTo(to)).findLast((one) => subject.test(one.subject));
					return mail?.text.split(/\s+/).find((word) => word.startsWith(url)) ?? "";
				};
				// A mail that did not go at once is tried again after one minute, then two.
				await expect.poll(newest, { timeout: 240_000 }).not.toBe("");
				return await newest();
			},
		});
	} finally {
		child.kill();
		await ended;
		await post.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

export const test = plain.extend<{ centre: Centre }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
	centre: async ({}, use) => served(use),
});
