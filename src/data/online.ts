// What can only be done while the server answers: asked once, now, and never queued. Whoever asks says so on the screen
// and lets a run follow, which brings what came of it into the mirror.
import { failureOf } from "./failure.ts";
import { connect } from "./pocketbase.ts";
import { readSession } from "./session.ts";
import { NoAnswer } from "./sign-in.ts";
import { realWorld } from "./world.ts";

/** The server said no, with its own sentence as message. `code` is what the screens have words by, "" for no reason. */
export class Refused extends Error {
	override name = "Refused";
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

const isFilled = (body: unknown) => typeof body === "object" && body !== null && Object.keys(body).length > 0;

/**
 * Asks the server as the signed-in person. Only an empty 204 or JSON counts as done: a captive portal says 200 as well.
 * @throws {NoAnswer} and nothing is known of what came of it
 * @throws {Refused} and nothing has changed; code "session" when the sign-in has ended
 */
export async function askServer(path: string, asking: { method: string; body?: unknown }): Promise<void> {
	const answer = await connect(realWorld, readSession()?.token ?? "")(path, asking);
	if (answer.status === 204 || (answer.status === 200 && isFilled(answer.body))) return;
	const failure = failureOf(answer.status, answer.body, answer);
	if (failure.kind === "silent") throw new NoAnswer("no answer");
	if (failure.kind === "session") throw new Refused("session", "");
	throw new Refused(failure.kind === "refused" ? failure.code : "", failure.message);
}
