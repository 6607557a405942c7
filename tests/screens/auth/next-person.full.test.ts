// Another person signs in where a session ended: the first person's work is sealed, but only once the sign-in has
// succeeded.
import { within } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { sealedWorkWaits } from "#local/account/waiting.ts";
import { openApp } from "#support/dom/app.ts";
import { lineTo, networkIsBack } from "#support/dom/network.ts";
import { cardOf, chipSays, doesNotSay, fillSignIn, handIn, openTab, press, says, signIn } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { atPath, headed } from "./accounts.ts";
import { drafted, endSessions, signOut, text, withUnsentWork } from "./unsent-work.ts";

const here = serverForThisFile();

test("another person signing in over an ended session seals the first person's work; a sign-in that breaks off half way signs nobody out, and says so", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	const { maya, karim } = await withUnsentWork(server, line, app);
	await press(app, "Stay signed in");
	// Before the line is back, because the phone may try by itself.
	await endSessions(server);
	line.pass();
	networkIsBack(app);
	await chipSays(app, "Sign in again");
	await app.load("/login");
	const handshake = line.nextHeldRequest("/api/lead/handshake");
	await fillSignIn(app, karim.email, karim.password);
	await handshake;
	line.refuse();
	await says("Failed to sign in. The server did not answer: check your internet connection and try again.");
	await headed(app, "Sign in again");
	expect(app.page.getByLabelText("Email")).toHaveProperty("value", karim.email);
	expect(await everythingOnPhone()).toContain(text);

	line.pass();
	await signIn(app, karim);
	await openTab(app, "Assignments (3)");
	await chipSays(app, "All sent");
	const seen = await everythingOnPhone();
	for (const words of [text, drafted, "Maya Haddad"]) expect(seen).not.toContain(words);
	expect(await server.rows("submissions")).toEqual([]);

	await signOut(app);
	await app.load("/login");
	expect(await sealedWorkWaits()).toBe(true);
	await signIn(app, maya);
	await openTab(app, "Submitted");
	await within(await cardOf(app, "Fractions")).findByText("Sent to your teacher");
	expect((await server.rows("submissions")).map((row) => [row.student_id, row.text_body])).toEqual([[maya.id, text]]);
});

test("after a student whose work was all sent, the sign-in page speaks of no work that waits", async () => {
	const { server } = here();
	const app = await openApp(server.url, "/login");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
	await assignment(server, maths.id);
	await signIn(app, maya);
	await openTab(app, "Assignments (1)");
	await handIn(app, "Fractions", text);
	await chipSays(app, "All sent");
	await signOut(app);
	await app.load("/login");
	await headed(app, "Welcome to LEAD");
	expect(await sealedWorkWaits()).toBe(false);
	await doesNotSay("Work that was not sent is waiting");
});

/** Maya has signed out with unsent work, which is locked on the phone; the line is broken. */
async function leftLocked() {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	const { maya } = await withUnsentWork(server, line, app);
	await press(app, "Sign out and keep it on this phone");
	await atPath("/");
	return { line, app, maya };
}

type Left = Awaited<ReturnType<typeof leftLocked>>;

/** The line is back, and the page says why she is not signed in; no word lies open, and no key. */
async function failsToSignIn({ line, app, maya }: Left, why: string): Promise<void> {
	line.pass();
	await app.load("/login");
	await fillSignIn(app, maya.email, maya.password);
	await says(why);
	const seen = await everythingOnPhone();
	for (const words of [text, drafted, "vault_key"]) expect(seen).not.toContain(words);
}

async function findsAll({ app, maya }: Left): Promise<void> {
	await signIn(app, maya);
	await openTab(app, "Submitted");
	await within(await cardOf(app, "Fractions")).findByText("Sent to your teacher");
}

/** What a page typed last is taken over behind everything that was locked: that fails once. */
function failOnceUnlocked({ maya }: Left): void {
	const typed = { key: "typed", text: "Typed last", saved_at: Date.now(), empty: false };
	localStorage.setItem(`lead-typed/lead-${maya.id}/typed`, JSON.stringify(typed));
	const { put } = IDBObjectStore.prototype;
	const failing = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...row) {
		if (this.name !== "drafts" || row[0].key !== "typed") return put.apply(this, row);
		failing.mockRestore();
		throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
	});
	onTestFinished(() => void vi.restoreAllMocks());
}

test("a sign-in that a full phone cannot note leaves no word readable, and the next one finds them all", async () => {
	const left = await leftLocked();
	// Neither who is signed in nor anything sealed has room.
	for (const how of ["put", "add"] as const) {
		const write = IDBObjectStore.prototype[how];
		vi.spyOn(IDBObjectStore.prototype, how).mockImplementation(function (this: IDBObjectStore, ...row) {
			if (["session", "vault"].includes(this.name)) throw new DOMException("full", "QuotaExceededError");
			return write.apply(this, row);
		});
	}
	onTestFinished(() => void vi.restoreAllMocks());
	await failsToSignIn(left, "There is no room left on this phone. Delete some pictures or videos, then sign in again.");

	vi.restoreAllMocks();
	await findsAll(left);
});

test("a sign-in that fails when words are unlocked already locks them again, with the key, and the next one finds them all", async () => {
	const left = await leftLocked();
	failOnceUnlocked(left);
	await failsToSignIn(left, "Failed to sign in");

	await findsAll(left);
	expect(await everythingOnPhone()).toContain("Typed last");
});

test("where words that were unlocked cannot be locked again, their writer is signed in, and they are sent", async () => {
	const left = await leftLocked();
	failOnceUnlocked(left);
	const { add } = IDBObjectStore.prototype;
	vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function (this: IDBObjectStore, ...row) {
		if (this.name === "vault") throw new DOMException("full", "QuotaExceededError");
		return add.apply(this, row);
	});
	left.line.pass();
	await left.app.load("/login");
	await findsAll(left);
});
