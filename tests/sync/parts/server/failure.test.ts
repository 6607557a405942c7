// What an answer that is no success means for the entry it concerns, and how long a server is left alone after it.
import { expect, test } from "vitest";
import { backoff, failureOf, isHeldUntil, longestHold } from "#sync/failure.ts";

/** How PocketBase refuses; `data` names the fields. */
const refusal = (status: number, data: object = {}) => ({ status, message: "Not this way.", data });

test.each([
	[0, "no answer"],
	[302, "a redirect"],
	[408, "a request that took too long"],
	[500, "a server that failed"],
	[503, "a server that is not there"],
])("status %i, %s, blames nobody, even in the shape of a refusal", (status) => {
	const failure = failureOf(status, refusal(status, { text_body: { code: "too_long" } }), { timedOut: true });
	expect(failure).toEqual({ kind: "silent", wait: null, timedOut: true });
});

test("a server that is asked too often is left alone for ten seconds, or for as long as it asked", () => {
	const waitAfter = (retryAfter: number | null) => failureOf(429, refusal(429), { retryAfter });
	expect(waitAfter(null)).toMatchObject({ kind: "silent", wait: 10_000 });
	expect(waitAfter(2000)).toMatchObject({ kind: "silent", wait: 10_000 });
	expect(waitAfter(30_000)).toMatchObject({ kind: "silent", wait: 30_000 });
});

test("a server that is being restarted is left alone for exactly as long as it asked", () => {
	expect(failureOf(503, {}, { retryAfter: 2000 })).toMatchObject({ kind: "silent", wait: 2000 });
});

test("a write that is too large is refused as such, whoever says so and in whatever words", () => {
	const tooLarge = { kind: "refused", reason: "too-large", status: 413, code: "too_large", message: "", fields: {} };
	expect(failureOf(413, "<html>Request Entity Too Large</html>")).toEqual(tooLarge);
	expect(failureOf(413, refusal(413))).toEqual(tooLarge);
	expect(failureOf(400, refusal(400))).not.toMatchObject({ kind: "refused" });
});

test("a page of a proxy that kept the server's mark is silence, whatever its status", () => {
	for (const status of [400, 401, 404]) {
		const failure = failureOf(status, "<html>Blocked</html>", { retryAfter: 5000 });
		expect(failure).toEqual({ kind: "silent", wait: 5000, timedOut: false });
	}
});

test("401 ends the session, and 403 does not", () => {
	expect(failureOf(401, refusal(401))).toEqual({ kind: "session" });
	expect(failureOf(403, refusal(403))).toMatchObject({ kind: "unknown", status: 403 });
});

test("a no without a field that says why has no reason, whatever else stands there", () => {
	for (const data of [{}, { hint: "ask an admin" }, { requests: { 0: { message: "no code" } } }]) {
		expect(failureOf(404, refusal(404, data))).toEqual({ kind: "unknown", status: 404, message: "Not this way." });
	}
});

test("the first field that says why gives the reason, in the product's word for it, and all their codes are kept", () => {
	const data = {
		hint: "not a field",
		text_body: { code: "answer_changed", message: "Changed meanwhile." },
		revision: { code: "unknown_revision", message: "" },
	};
	const failure = failureOf(400, refusal(400, data), {}, { answer_changed: "answer-changed" });
	expect(failure).toEqual({
		kind: "refused",
		reason: "answer-changed",
		status: 400,
		code: "answer_changed",
		message: "Changed meanwhile.",
		fields: { text_body: "answer_changed", revision: "unknown_revision" },
	});
});

test("where the field has no sentence of its own, the author reads the server's for the whole", () => {
	const failure = failureOf(400, refusal(400, { title: { code: "odd" } }));
	expect(failure).toMatchObject({ kind: "refused", reason: "refused", message: "Not this way." });
});

test("the pauses double with every failure up to five minutes, and chance spreads them from nothing to the whole", () => {
	expect([1, 2, 3].map((failures) => backoff(failures, 1))).toEqual([2000, 4000, 8000]);
	expect([9, 21, 5000].map((failures) => backoff(failures, 1))).toEqual([300_000, 300_000, 300_000]);
	expect(backoff(3, 0.25)).toBe(2000);
	expect(backoff(3, 0)).toBe(0);
});

test("a person who looks at the screen waits for a minute at most, a closed app for an hour", () => {
	expect(longestHold(false)).toBe(60_000);
	expect(longestHold(true)).toBe(3_600_000);
});

test("a pause lasts until its end, and one that is longer than any can be is ignored", () => {
	const now = 1_000_000;
	const isHeld = (left: number, background = false) => isHeldUntil(now + left, now, background);
	expect(isHeld(1)).toBe(true);
	expect(isHeld(0)).toBe(false);
	expect(isHeld(-1)).toBe(false);
	expect(isHeld(60_000)).toBe(true);
	expect(isHeld(60_001)).toBe(false);
	expect(isHeld(60_001, true)).toBe(true);
	expect(isHeld(3_600_001, true)).toBe(false);
});
