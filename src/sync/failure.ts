// What an answer of the server means for the entry it concerns. One table, so that no code path invents its own.
import * as z from "zod/mini";

export type Failure =
	/** Nothing can be concluded; the same entry is sent again later. No entry is blamed. */
	| { kind: "silent"; wait: number | null; timedOut: boolean }
	/** The token is dead. Everything stays; the person signs in again. */
	| { kind: "session" }
	/** The server said no, and why. Its writer decides. */
	| {
			kind: "refused";
			reason: string;
			status: number;
			code: string;
			message: string;
			/** Codes by the field they concern. */
			fields: Record<string, string>;
	  }
	/** The server said no without a reason: a rule, a dead token, a deleted row. Never dropped, looked into first. */
	| { kind: "unknown"; status: number; message: string };

/** The same as no answer. */
export const silence = { kind: "silent", wait: null, timedOut: false } as const satisfies Failure;

const silentStatuses = new Set([0, 408, 425, 429]);

/** How PocketBase refuses. Anything else is a proxy's page that kept our server's headers, and says nothing about us. */
const errorBody = z.object({
	status: z.number(),
	message: z._default(z.string(), ""),
	data: z._default(z.record(z.string(), z.unknown()), {}),
});
const fieldError = z.object({ code: z.string(), message: z._default(z.string(), "") });

const fieldsIn = (data: Record<string, unknown>) =>
	Object.entries(data).flatMap(([name, value]) => {
		const field = fieldError.safeParse(value);
		return field.success ? [{ name, ...field.data }] : [];
	});

/** Whether a status says nothing about the entry: no answer, too busy, a server that fell over, a strange redirect. */
const saysNothing = (status: number) => silentStatuses.has(status) || status >= 500 || (status > 0 && status < 400);

/**
 * Classes an answer that was not a success.
 * @param status the HTTP status, 0 for no answer; inside a batch the item's own
 * @param reasons the product's, by the server's code
 */
export function failureOf(
	status: number,
	body: unknown,
	{ timedOut = false, retryAfter = null }: { timedOut?: boolean; retryAfter?: number | null } = {},
	reasons: Readonly<Record<string, string>> = {},
): Failure {
	if (saysNothing(status)) {
		const wait = status === 429 ? Math.max(10_000, retryAfter ?? 0) : retryAfter;
		return { kind: "silent", wait, timedOut };
	}
	if (status === 413)
		return { kind: "refused", reason: "too-large", status, code: "too_large", message: "", fields: {} };
	const parsed = errorBody.safeParse(body);
	if (!parsed.success) return { kind: "silent", wait: retryAfter, timedOut };
	if (status === 401) return { kind: "session" };
	const { message, data } = parsed.data;
	const named = fieldsIn(data);
	const [first] = named;
	if (!first) return { kind: "unknown", status, message };
	const fields = Object.fromEntries(named.map(({ name, code }) => [name, code]));
	const reason = reasons[first.code] ?? "refused";
	return { kind: "refused", reason, status, code: first.code, message: first.message || message, fields };
}

/** The longest time for which a failure lets the server alone, in milliseconds. */
export const longestBackoff = 300_000;

/**
 * How long to leave the server alone after so many failures in a row: full jitter under min(300 s, 1 s x 2^n).
 * @returns milliseconds
 */
export const backoff = (failures: number, random: number): number =>
	random * Math.min(longestBackoff, 1000 * 2 ** Math.min(failures, 20));

/**
 * Longest pause a server may ask for, in milliseconds: one minute while the app is visible, one hour in the background.
 * A stored time further away comes from a clock that jumped, and is ignored.
 */
export const longestHold = (background: boolean): number => (background ? 3_600_000 : 60_000);

/** Whether a pause is not over yet (`until`: phone's clock, milliseconds). */
export function isHeldUntil(until: number, now: number, background: boolean): boolean {
	const left = until - now;
	return left > 0 && left <= longestHold(background);
}
