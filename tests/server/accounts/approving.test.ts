// What an admin decides about a person: approve, decline, block, unblock. The request names the decision; every value,
// time and mail is the server's.
import { describe, expect, test } from "vitest";
import { courseBody, everyForm, refused } from "#support/api/bodies.ts";
import { newestMail } from "#support/mails.ts";
import { admin, type Person, person, student, waiting } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { batch, course, entry } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { twoCourses } from "#support/two-courses.ts";

const here = serverForThisFile(async (server) => ({ ...(await twoCourses(server)), deputy: await admin(server) }), {
	env: { LEAD_MAINTENANCE_SECRET: "maintenance-secret" },
});

const users = "/api/collections/users/records";
const decide = (who: { token: string } | undefined, whom: Pick<Person, "id">, body: object): Promise<Answer> =>
	here().server.ask("PATCH", `${users}/${whom.id}`, { token: who?.token, body });

/** Everything of the row, the hashes that no API shows included. */
const stored = async ({ id }: Pick<Person, "id">): Promise<Record<string, unknown>> => {
	const [row] = await here().server.sql(`SELECT * FROM users WHERE id = '${id}'`);
	return { ...row, updated: "" };
};
const standing = async (who: Person) =>
	(await here().server.ask("GET", "/api/lead/handshake", { token: who.token })).at("standing");
const mails = async (who: Person) =>
	(await here().server.sql(`SELECT kind FROM mails WHERE user_id = '${who.id}' ORDER BY rowid`)).map((row) => row.kind);

/** What the maintenance, which comes every minute, has sent to this person. */
async function mailed(who: Person) {
	const { server } = here();
	await server.ask("POST", "/api/lead/maintenance", { headers: { "X-Lead-Maintenance": "maintenance-secret" } });
	return await newestMail(server, who.email);
}

const then = "2026-03-01 08:00:00.000Z";
const now = expect.toSatisfy((at: unknown) => Math.abs(Date.parse(String(at)) - Date.now()) < 60_000);

describe("approving", () => {
	test("gives the name of the sign-up, whatever was sent, and mails the person once", async () => {
		const { boss } = here();
		const wael = await waiting(here().server, "Wael Matar");
		const answer = await decide(boss, wael, { name: "President" });

		expect([answer.status, answer.at("name")], said(answer)).toEqual([200, "Wael Matar"]);
		expect(await standing(wael)).toBe("approved");
		expect(await mails(wael)).toEqual(["approved"]);
		const mail = await mailed(wael);
		expect([mail.text.includes("Wael Matar"), mail.link]).toEqual([true, `${here().server.url}/login`]);
	});

	test("names somebody without a name a member", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		await server.update("users", wael.id, { full_name: "" });

		expect((await decide(boss, wael, { name: "x" })).at("name")).toBe("LEAD member");
	});

	test("a second time, or by two admins at once, changes nothing more and mails nothing more", async () => {
		const { server, boss, deputy } = here();
		for (let round = 0; round < 5; round++) {
			const wael = await waiting(server);
			const answers = await Promise.all([boss, deputy, boss, deputy].map((who) => decide(who, wael, { name: "x" })));

			expect(
				answers.map((answer) => [answer.status, answer.at("name")]),
				answers.map(said).join(),
			).toEqual(Array(4).fill([200, wael.name]));
			expect(await mails(wael)).toEqual(["approved"]);
		}
	});

	test("undoes a decline", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		await decide(boss, wael, { declined_at: then, decline_reason: "Please call us." });
		const answer = await decide(boss, wael, { name: "x" });

		expect(answer.at(""), said(answer)).toMatchObject({ name: wael.name, declined_at: "", decline_reason: "" });
		expect(await standing(wael)).toBe("approved");
		expect(await mails(wael)).toEqual(["declined", "approved"]);
	});

	test("is refused without a name, and while the account is blocked", async () => {
		const { server, boss, bassam } = here();
		const wael = await waiting(server);
		await decide(boss, wael, { blocked_at: then });

		expect(refused(await decide(boss, wael, { name: "x" }))).toBe("409 name blocked");
		expect(refused(await decide(boss, bassam, { name: "x" }))).toBe("409 name blocked");
		expect(refused(await decide(boss, here().maya, { name: "" }))).toBe("400 name validation_required");
		expect(refused(await decide(boss, here().maya, { name: "  " }))).toBe("400 name validation_required");
		expect(await mails(wael)).toEqual([]);
		expect(await standing(here().maya)).toBe("approved");
	});

	test("gives a waiting teacher the power of one at that moment, and not before", async () => {
		const { server, boss } = here();
		const nour = await person(server, { role: "teacher", standing: "waiting" });
		const make = () =>
			server.ask("POST", "/api/collections/courses/records", { token: nour.token, body: courseBody(nour) });
		const before = await make();
		await decide(boss, nour, { name: "x" });
		const after = await make();

		expect(before.status, said(before)).toBe(400);
		expect(after.status, said(after)).toBe(200);
		expect(await server.rows("courses", `teacher_id = "${nour.id}"`)).toHaveLength(1);
	});
});

describe("declining", () => {
	test("keeps the reason, trimmed, and the server's own time, and mails the person", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		const answer = await decide(boss, wael, { declined_at: "1999-01-01", decline_reason: "  Please call us.\n" });

		expect(answer.at(""), said(answer)).toMatchObject({
			decline_reason: "Please call us.",
			declined_at: now,
			name: "",
		});
		expect(await standing(wael)).toBe("declined");
		expect(await mails(wael)).toEqual(["declined"]);
		expect((await mailed(wael)).text).toContain("Please call us.");
	});

	test("is done once: a copy is answered alike, another reason comes too late", async () => {
		const { server, boss, deputy } = here();
		const wael = await waiting(server);
		const body = { declined_at: then, decline_reason: "Please call us." };
		const answers = await Promise.all([decide(boss, wael, body), decide(deputy, wael, body)]);
		const other = await decide(deputy, wael, { ...body, decline_reason: "We are full." });

		expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
		expect(refused(other)).toBe("409 declined_at not_waiting");
		expect(await stored(wael)).toMatchObject({ decline_reason: "Please call us." });
		expect(await mails(wael)).toEqual(["declined"]);
	});

	test("is only for who waits, and is not taken back but by approving", async () => {
		const { server, boss, maya, bassam } = here();
		const wael = await person(server, { standing: "declined" });
		const body = { declined_at: then, decline_reason: "No." };

		expect(refused(await decide(boss, maya, body))).toBe("409 declined_at not_waiting");
		expect(refused(await decide(boss, bassam, body))).toBe("409 declined_at not_waiting");
		expect(refused(await decide(boss, wael, { declined_at: "" }))).toBe("400 declined_at validation_required");
		expect(await standing(maya)).toBe("approved");
		expect(await standing(wael)).toBe("declined");
		expect(await mails(maya)).toEqual([]);
	});

	test("has room for a reason of 500 letters of any script", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		const answer = (letters: number) => decide(boss, wael, { declined_at: then, decline_reason: "س".repeat(letters) });

		expect(refused(await answer(501))).toBe("400 decline_reason validation_max_text_constraint");
		expect(await mails(wael)).toEqual([]);
		expect((await answer(500)).status).toBe(200);
	});
});

test("blocking and unblocking take the server's time, close the portal at once and open it again", async () => {
	const { server, boss } = here();
	const maya = await student(server);
	await course(server, here().rana, [maya], { code: "ART-6" });
	const listed = async () =>
		(await server.ask("GET", "/api/collections/courses/records", { token: maya.token })).at("totalItems");
	const seen = [await listed()];
	const blocked = await decide(boss, maya, { blocked_at: "1999-01-01" });
	const again = await decide(boss, maya, { blocked_at: then });
	seen.push(await listed());
	const opened = await decide(boss, maya, { blocked_at: "" });
	seen.push(await listed());

	expect(seen).toEqual([1, 0, 1]);
	expect(blocked.at("blocked_at"), said(blocked)).toEqual(now);
	expect(again.at("blocked_at")).toBe(blocked.at("blocked_at"));
	expect([opened.status, opened.at("blocked_at")]).toEqual([200, ""]);
	expect(await mails(maya)).toEqual([]);
});

const decisions: [string, object, "wael" | "maya" | "bassam"][] = [
	["approve", { name: "x" }, "wael"],
	["decline", { declined_at: then, decline_reason: "No." }, "wael"],
	["block", { blocked_at: then }, "maya"],
	["unblock", { blocked_at: "" }, "bassam"],
];

describe.each(decisions)("to %s a person", (_, body, whom) => {
	test("is an admin's alone; whoever else tries learns nothing and changes nothing", async () => {
		const { wael, bassam, maya, karim, rana, joseph, boss } = here();
		const target = here()[whom];
		const before = await stored(target);
		for (const who of [undefined, wael, bassam, maya, karim, rana, joseph].filter((one) => one !== target)) {
			const [real, unreal] = [await decide(who, target, body), await decide(who, { id: "nobody000000000" }, body)];
			expect([real.status, real.text], said(real)).toEqual([404, unreal.text]);
		}
		expect((await decide(target, target, body)).status).toBeGreaterThanOrEqual(403);
		expect(await stored(target)).toEqual(before);

		expect((await decide(boss, target, body)).status).toBe(200);
		expect(await stored(target)).not.toEqual(before);
		await here().server.update("users", target.id, {
			name: target === wael ? "" : target.name,
			declined_at: "",
			decline_reason: "",
			blocked_at: target === bassam ? then : "",
		});
	});
});

const smuggled: [string, unknown][] = [
	["email", "taken@lead.test"],
	["emailVisibility", true],
	["password", "taken-over"],
	["passwordConfirm", "taken-over"],
	["oldPassword", "secret-1"],
	["verified", false],
	["tokenKey", "a".repeat(50)],
	["full_name", "Somebody Else"],
	["grade", "12"],
	["language", "fr"],
	["id", "aaaaaaaaaaaaaaa"],
	["search", "somebody else"],
	["temporary_until", then],
	["created_at", then],
	["name+", "x"],
	["password:hash", "none"],
];

describe.each(smuggled)("%s sent along with a decision", (field, value) => {
	test.each([
		["approving", { name: "x" }, { name: "Nour Azar" }],
		["declining", { declined_at: then, decline_reason: "No." }, { declined_at: now, decline_reason: "No." }],
		["blocking", { blocked_at: then }, { blocked_at: now }],
	])("while %s is refused or ignored, in every form it can be sent", async (_, body, decided) => {
		const { server, boss } = here();
		for (const form of everyForm({ ...body, [field]: value })) {
			const nour = await waiting(server, "Nour Azar");
			const before = await stored(nour);
			const answer = await decide(boss, nour, form);

			const after = await stored(nour);
			expect([200, 400, 403, 404], said(answer)).toContain(answer.status);
			expect(after).toEqual(answer.status === 200 ? { ...before, ...decided, search: after.search } : before);
		}
	});
});

test("one request is one decision", async () => {
	const { server, boss } = here();
	const wael = await waiting(server);
	const before = await stored(wael);

	expect(refused(await decide(boss, wael, { name: "x", declined_at: then }))).toBe("400 declined_at one_decision");
	expect(refused(await decide(boss, wael, { declined_at: then, blocked_at: then }))).toBe(
		"400 blocked_at one_decision",
	);
	expect(refused(await decide(boss, wael, { name: ["x"] }))).toBe("400 name invalid_types");
	expect((await decide(boss, wael, {})).status).toBe(200);
	expect(await stored(wael)).toEqual(before);
});

test("no batch holds decisions", async () => {
	const { server, boss, rana } = here();
	const who = await waiting(server);
	const approval = entry.update("users", who.id, { name: "x" });

	for (const decider of [boss, rana]) expect((await batch(server, decider, [approval])).status).toBe(400);
	expect([await standing(who), await mails(who)]).toEqual(["waiting", []]);
});

test("a deleted account stays as it is", async () => {
	const { server, boss } = here();
	const leaver = await student(server);
	await server.ask("POST", "/api/lead/delete-account", { token: leaver.token, body: { password: leaver.password } });
	const before = await stored(leaver);

	for (const body of [{ blocked_at: "" }, { name: "x" }, { declined_at: then }]) {
		expect(refused(await decide(boss, leaver, body))).toBe("409 id gone");
	}
	expect(await stored(leaver)).toEqual(before);
});
