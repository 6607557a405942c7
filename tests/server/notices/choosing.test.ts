// What people choose to be mailed about, and the way out without signing in.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";
import { expect, test } from "vitest";
import { usualMails } from "#features/auth/profile/mails/mail-kinds.ts";
import { root } from "#scripts/server/pocketbase.mjs";
import { refused } from "#support/api/bodies.ts";
import { student } from "#support/people.ts";
import { arrived, choose, fromNowOn, gradeOf, here, pass } from "./mailed-class.ts";

const nothing = "-assignment -graded -date -due -answers -inquiries -signups";
const stored = async (id: string) => (await here().server.row("users", id))?.mail_choices;
const patch = (token: string, id: string, body: object) =>
	here().server.ask("PATCH", `/api/collections/users/records/${id}`, { token, body });

test("people choose for themselves alone, of the kinds there are, and nobody else reads it", async () => {
	const { server, maya, karim, rana } = here();
	expect((await choose(maya, "-graded +assignment")).at("mail_choices")).toBe("-graded +assignment");
	expect((await patch(karim.token, maya.id, { mail_choices: nothing })).status).toBe(404);
	for (const wrong of ["graded", "+everything", "-graded; DROP TABLE users", "+due".repeat(40)]) {
		expect(refused(await patch(maya.token, maya.id, { mail_choices: wrong })), wrong).toMatch(/^400 mail_choices/);
	}
	expect(refused(await patch(maya.token, maya.id, { mail_choices: { graded: true } }))).toMatch(/^400 /);
	expect(await stored(maya.id)).toBe("-graded +assignment");
	const seen = await server.ask("GET", `/api/collections/users/records/${maya.id}`, { token: rana.token });
	expect([seen.status, seen.text.includes("mail_choices")]).toEqual([200, false]);
	await choose(maya, "");
});

/** The link and the headers of a mail about a grade. */
async function aMail() {
	const { maya } = here();
	await fromNowOn();
	await gradeOf(maya);
	await pass(11);
	const [mail] = await arrived(maya);
	const header = (name: string) => mail?.parsed.headers.find(({ key }) => key === name)?.value ?? "";
	const link = /https:\/\/lead\.example\/unsubscribe#type=unsubscribe&token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
	return { token: link, button: header("list-unsubscribe"), post: header("list-unsubscribe-post") };
}

test("one press ends these mails without signing in; a program that only looks changes nothing", async () => {
	const { server, maya } = here();
	const { token, button, post } = await aMail();
	const address = `/api/lead/unsubscribe?token=${token}`;
	expect([button, post]).toEqual([`<https://lead.example${address}>`, "List-Unsubscribe=One-Click"]);
	const looked = await server.ask("GET", address);
	expect([looked.status, looked.headers.get("Location")]).toEqual([
		302,
		`/unsubscribe#type=unsubscribe&token=${token}`,
	]);
	expect((await server.ask("HEAD", address)).status).toBe(302);
	expect(await stored(maya.id)).toBe("");

	const told = () => server.sql(`SELECT seq FROM sync_log WHERE record = '${maya.id}'`);
	const before = await told();
	for (let n = 0; n < 3; n++) {
		const answer = await server.ask("POST", address, {
			body: "List-Unsubscribe=One-Click",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
		});
		expect([answer.status, answer.at("")]).toEqual([200, { ok: true }]);
		expect(await stored(maya.id)).toBe(nothing);
	}
	// Who presses it for hours adds nothing to the database.
	expect(await told()).toHaveLength(before.length + 1);
	await gradeOf(maya);
	await pass(70);
	expect(await arrived(maya)).toEqual([]);
	// Nothing else: not signed in, and not what opens sealed work.
	expect((await server.ask("GET", "/api/lead/handshake", { token })).status).toBe(401);
	const vault = String((await server.ask("GET", "/api/lead/handshake", { token: maya.token })).at("vault"));
	expect(Buffer.from(token.split(".")[1] ?? "", "hex").toString("base64")).not.toBe(vault);
	await choose(maya, "");
});

test("no other token does it", async () => {
	const { server, maya } = here();
	const { token } = await aMail();
	const nour = await student(server, "Nour Azar");
	const [, signature = ""] = token.split(".");
	const attempts = [
		"",
		maya.id,
		`${maya.id}.`,
		`${nour.id}.${signature}`,
		`${maya.id}.${createHash("sha256").update(maya.id).digest("hex")}`,
		token.slice(0, -1),
		`${token}0`,
		`${maya.id.toUpperCase()}.${signature}`,
	];
	for (const attempt of attempts) {
		const answer = await server.ask("POST", `/api/lead/unsubscribe?token=${attempt}`);
		expect(refused(answer), attempt).toBe("400 token invalid_link");
	}
	expect([await stored(maya.id), await stored(nour.id)]).toEqual(["", ""]);
});

/** A module of the hooks that asks for nothing else. */
function moduleOf(path: string): Record<string, unknown> {
	const module = { exports: {} };
	const $os = { getenv: () => "" };
	vm.runInNewContext(readFileSync(join(root, "pb_hooks/lib", path), "utf8"), { module, $os });
	return Object(module.exports);
}

test("the profile knows what is usual as the server does, and the server knows the hour in Beirut", () => {
	expect({ ...Object(moduleOf("notices/choices.js").usual) }).toEqual(usualMails);
	const { inBeirut, momentOf } = moduleOf("notices/hours.js");
	if (typeof inBeirut !== "function" || typeof momentOf !== "function") throw new Error("no hours");
	const local = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Beirut", dateStyle: "short", timeStyle: "short" });
	const changes = [2026, 2027, 2028].flatMap((year) => [Date.UTC(year, 2, 22), Date.UTC(year, 9, 22)]);
	for (const at of changes.flatMap((from) => Array.from({ length: 240 }, (_, n) => from + n * 3_600_000))) {
		const said = inBeirut(at);
		if (local.format(at).slice(0, 13) !== `${said.day} ${String(said.hour).padStart(2, "0")}`) {
			expect([local.format(at), said]).toEqual([]);
		}
	}
	for (const day of ["2026-03-28", "2026-03-29", "2026-10-25", "2026-11-26"]) {
		expect(local.format(momentOf(day, 18))).toBe(`${day} 18:00`);
	}
	// The day of 23 hours begins an hour after its midnight, which there is not; the one of 25 has its last hour twice.
	for (const from of changes) {
		const days = Array.from({ length: 10 }, (_, n) => new Date(from + n * 86_400_000).toISOString().slice(0, 10));
		for (const [n, day] of days.entries()) {
			const begins = momentOf(day, 0);
			expect([inBeirut(begins).day, inBeirut(begins - 1).day < day], day).toEqual([day, true]);
			for (const before of [1, 2]) if (n >= before) expect(momentOf(days[n - before], before * 24)).toBe(begins);
		}
	}
});
