// @vitest-environment happy-dom
// The session meets another build's: nobody is signed out by an update, whether this tab takes it or another one. What
// happens to it has a name, in this tab and in others.
import { afterEach, expect, test } from "vitest";
import { amendSession, announceRecovery, readSession, watchAuth, writeSession } from "./session.ts";

const user = { id: "a".repeat(15), name: "Maya Sfeir", email: "student@lead.example" };
const rest = { token: "t", user, role: "student", reason: "", expired: false, renewed_at: 0 } as const;
const stored = () => JSON.parse(localStorage.getItem("lead.session") ?? "null");

afterEach(() => writeSession(null));

test("a session that an earlier build stored goes on", () => {
	localStorage.setItem("lead.session", JSON.stringify({ ...rest, standing: "waiting" }));
	expect(readSession()).toEqual({ ...rest, account_status: "waiting" });
	expect(stored()).toMatchObject({ token: "t" });
});

test("an earlier build finds the account status under the name it knows, also after a change", () => {
	writeSession({ ...rest, account_status: "waiting" });
	expect(stored()).toMatchObject({ account_status: "waiting", standing: "waiting" });
	amendSession("t", { account_status: "approved" });
	expect(stored()).toMatchObject({ account_status: "approved", standing: "approved" });
});

test("what is no session is removed, and not taken for one", () => {
	for (const raw of ["null", "7", '"standing"', "[]", "{}", JSON.stringify(rest)]) {
		localStorage.setItem("lead.session", raw);
		expect(readSession(), raw).toBeNull();
		expect(localStorage.getItem("lead.session"), raw).toBeNull();
	}
});

const maya = { ...rest, account_status: "approved" } as const;

test("what happens to the session is told by its name, from what was there at first", async () => {
	const events: string[] = [];
	const end = watchAuth((event) => events.push(event));
	await Promise.resolve();
	writeSession(maya);
	amendSession("t", { account_status: "blocked" });
	amendSession("t", { account_status: "blocked" });
	amendSession("t", { token: "t2", renewed_at: 1 });
	amendSession("t2", { expired: true });
	writeSession(maya);
	announceRecovery();
	writeSession(null);
	end();
	writeSession(maya);
	expect(events).toEqual([
		"initial session",
		"signed in",
		"user updated",
		"token refreshed",
		"user updated",
		"signed in",
		"password recovery",
		"signed out",
	]);
});

test("what another tab does has the same names", async () => {
	const events: string[] = [];
	writeSession(maya);
	const end = watchAuth((event) => events.push(event));
	await Promise.resolve();
	for (const next of [
		{ ...maya, token: "t2", renewed_at: 1 },
		{ ...maya, token: "t2", expired: true },
		{ ...maya, token: "t3" },
		{ ...maya, token: "t3" },
		{ ...maya, token: "t4", user: { ...user, id: "b".repeat(15) } },
		null,
	]) {
		if (next) localStorage.setItem("lead.session", JSON.stringify(next));
		else localStorage.removeItem("lead.session");
		window.dispatchEvent(new StorageEvent("storage", { key: "lead.session" }));
	}
	end();
	expect(events).toEqual([
		"initial session",
		"token refreshed",
		"user updated",
		"signed in",
		"signed in",
		"signed out",
	]);
});
