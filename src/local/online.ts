// Requests that only make sense while the server answers: sent once, now, and never queued. The caller shows on the
// screen what came of it, and starts a run if the mirror is concerned.

import type * as z from "zod/mini";
import { readSession } from "#local/account/session.ts";
import { failureOf } from "#sync/failure.ts";
import { connect, type ServerResponse } from "#sync/request.ts";
import { browserPlatform } from "./platform.ts";

/** Our server did not answer. */
export class NoAnswer extends Error {
	override name = "NoAnswer";
}

/** The server said no, with its own sentence as message. `code` is what the screens have words by, "" for no reason. */
export class Refused extends Error {
	override name = "Refused";
	readonly code: string;
	/** What of the request it is about, "" for all of it. */
	readonly field: string;
	/** After how many minutes it may be asked again; 1 where the server did not say. */
	readonly minutes: number;

	constructor(code: string, message: string, wait: number | null = null, field = "") {
		super(message);
		this.code = code;
		this.field = field;
		this.minutes = Math.max(1, Math.ceil((wait ?? 0) / 60_000));
	}
}

type Asking = {
	method?: string;
	body?: unknown;
	query?: Record<string, string | number>;
	/** In milliseconds, where the usual time is too short. */
	timeout?: number;
	/** Without the token, even if a person is signed in. */
	guest?: boolean;
};

const isFilled = (body: unknown) => typeof body === "object" && body !== null && Object.keys(body).length > 0;

/**
 * Asks the server as the signed-in person. Only an empty 204 or JSON counts as done: a captive portal says 200 as well.
 * @throws {NoAnswer} and nothing is known of what came of it
 * @throws {Refused} and nothing has changed; code "session" when the sign-in has ended, "busy" when it was asked too often
 */
export async function askServer(path: string, asking: Asking): Promise<void> {
	const answer = await answerTo(path, asking);
	if (answer.status === 204 || (answer.status === 200 && isFilled(answer.body))) return;
	throw refusalOf(answer);
}

/**
 * Asks the server and returns what it says, in the given shape. Any other shape is a captive portal: no answer.
 * @throws {NoAnswer | Refused} as `askServer`
 */
export async function askFor<Shape>(shape: z.ZodMiniType<Shape>, path: string, asking: Asking = {}): Promise<Shape> {
	const answer = await answerTo(path, asking);
	if (answer.status !== 200) throw refusalOf(answer);
	const parsed = shape.safeParse(answer.body);
	if (!parsed.success) throw new NoAnswer("an answer of another shape");
	return parsed.data;
}

const answerTo = (path: string, { guest = false, ...asking }: Asking) =>
	connect(browserPlatform, guest ? "" : (readSession()?.token ?? ""))(path, asking);

/** What an answer that was not a success means to who asked. */
export function refusalOf(answer: ServerResponse): NoAnswer | Refused {
	if (answer.status === 429) return new Refused("busy", "", answer.retryAfter);
	const failure = failureOf(answer.status, answer.body, answer);
	if (failure.kind === "silent") return new NoAnswer("no answer");
	if (failure.kind === "session") return new Refused("session", "");
	const { code, fields } = failure.kind === "refused" ? failure : { code: "", fields: {} };
	return new Refused(code, failure.message, answer.retryAfter, Object.keys(fields)[0]);
}
