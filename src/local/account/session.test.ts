// @vitest-environment happy-dom
// The session meets another build's: nobody is signed out by an update, whether this tab takes it or another one.
import { afterEach, expect, test } from "vitest";
import { amendSession, readSession, writeSession } from "./session.ts";

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
