// The session's token: renewed at most daily, on contact, so that a phone used every month stays signed in.

import { accountDatabase } from "#local/database.ts";
import { browserPlatform } from "#local/platform.ts";
import { connect, type ServerResponse } from "#sync/request.ts";
import { whileNoRun } from "#sync/sync.ts";
import { rememberSignedIn } from "./device.ts";
import { amendSession, readSession, type Session } from "./session.ts";

const day = 86_400_000;
const firstPause = 200; // milliseconds
const attempts = 6;

/** One renewal at a time: a run does not wait for the attempts of the run before. */
let underWay = false;

/** Renews the token of this session if it is a day old. Never rejects. @param stop ends the requests under way */
export async function renew(session: Session, stop: AbortSignal | undefined): Promise<void> {
	if (underWay || !isDue(session)) return;
	underWay = true;
	const db = accountDatabase(session.user.id);
	try {
		await untilAnswered(() => whileNoRun(browserPlatform, db, () => renewOnce(session, stop)));
	} catch (error) {
		console.warn("renewal", error);
	} finally {
		underWay = false;
	}
}

/**
 * Asks until the server itself answers, at most six times; the pauses begin with 200 ms and double.
 * @param ask gives the status of the answer: 0 for none
 */
export async function untilAnswered(ask: () => Promise<number>, wait = pause): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		const status = await ask();
		if ((status !== 0 && status < 500) || attempt === attempts) return;
		await wait(firstPause * 2 ** (attempt - 1));
	}
}

const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

function isDue({ token }: Session): boolean {
	const now = readSession();
	return now?.token === token && !now.expired && Math.abs(browserPlatform.now() - now.renewed_at) >= day;
}

/** @returns the status of the answer; one that ends the asking when the session is not this one any more */
async function renewOnce(session: Session, stop: AbortSignal | undefined): Promise<number> {
	if (!isDue(session)) return 200;
	const ask = connect(browserPlatform, session.token, stop);
	const answer = await ask("/api/collections/users/auth-refresh", { method: "POST" });
	const token = tokenIn(answer);
	if (token) {
		amendSession(session.token, { token, renewed_at: browserPlatform.now() });
		const renewed = readSession();
		if (renewed?.token === token) await rememberSignedIn(renewed);
	}
	return stop?.aborted ? 200 : answer.status;
}

function tokenIn({ status, body }: ServerResponse): string {
	if (status !== 200 || typeof body !== "object" || body === null || !("token" in body)) return "";
	return typeof body.token === "string" ? body.token : "";
}
