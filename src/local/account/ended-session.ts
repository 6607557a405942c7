// The record API answers a sign-in that has ended as it answers a stranger: it refuses, and gives no reason.
import { Refused } from "#local/online.ts";
import { syncNow } from "#local/schedule.ts";
import { readSession } from "./session.ts";

/**
 * Finds out whether what was asked of the server was refused because the session has ended, which only the handshake
 * tells. The screens follow the session.
 * @throws {Refused} "session" when it has ended; else whatever `asked` throws
 */
export async function orSessionEnded<Result>(asked: Promise<Result>): Promise<Result> {
	try {
		return await asked;
	} catch (error) {
		if (!(error instanceof Refused) || !["", "session"].includes(error.code)) throw error;
		await syncNow();
		throw readSession()?.expired ? new Refused("session", "") : error;
	}
}
