// Every decision about a person is an admin's alone and is one request; every value, time and mail is the server's.
import { describe, expect, test } from "vitest";
import { everyForm, refused } from "#support/api/bodies.ts";
import { student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch, course, entry } from "#support/school.ts";
import { accountStatus, decide, here, longAgo, mails, now, stored } from "./deciding.ts";

test("blocking and unblocking take the server's time, close the portal at once and open it again", async () => {
	const { server, boss } = here();
	const maya = await student(server);
	await course(server, here().rana, [maya], { code: "ART-6" });
	const listed = async () =>
		(await server.ask("GET", "/api/collections/courses/records", { token: maya.token })).at("totalItems");
	const seen = [await listed()];
	const blocked = await decide(boss, maya, { blocked_at: "1999-01-01" });
	const again = await decide(boss, maya, { blocked_at: longAgo });
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
	["decline", { declined_at: longAgo, decline_reason: "No." }, "wael"],
	["block", { blocked_at: longAgo }, "maya"],
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
			blocked_at: target === bassam ? longAgo : "",
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
	["temporary_until", longAgo],
	["created_at", longAgo],
	["name+", "x"],
	["password:hash", "none"],
];

describe.each(smuggled)("%s sent along with a decision", (field, value) => {
	test.each([
		["approving", { name: "x" }, { name: "Nour Azar" }],
		["declining", { declined_at: longAgo, decline_reason: "No." }, { declined_at: now, decline_reason: "No." }],
		["blocking", { blocked_at: longAgo }, { blocked_at: now }],
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

	expect(refused(await decide(boss, wael, { name: "x", declined_at: longAgo }))).toBe("400 declined_at one_decision");
	expect(refused(await decide(boss, wael, { declined_at: longAgo, blocked_at: longAgo }))).toBe(
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
	const before = await stored(who);

	for (const decider of [boss, rana]) {
		expect((await batch(server, decider, [approval])).status).toBe(400);
	}
	expect(await stored(who)).toEqual(before);
	expect([await accountStatus(who), await mails(who)]).toEqual(["waiting", []]);
});

test("a deleted account stays as it is", async () => {
	const { server, boss } = here();
	const leaver = await student(server);
	await server.ask("POST", "/api/lead/delete-account", { token: leaver.token, body: { password: leaver.password } });
	const before = await stored(leaver);

	for (const body of [{ blocked_at: "" }, { name: "x" }, { declined_at: longAgo }]) {
		expect(refused(await decide(boss, leaver, body))).toBe("409 id gone");
	}
	expect(await stored(leaver)).toEqual(before);
});
