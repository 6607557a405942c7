// Requests whose bodies are bytes: pieces of files, on their way to the server and back.
import { readSession } from "#local/account/session.ts";
import { NoAnswer } from "#local/online.ts";
import { browserPlatform, isOurs } from "#local/platform.ts";
import { anySignal } from "#sync/platform.ts";

/** Bytes of one piece. On a line of 4 KB a second it takes half a minute, so a cut costs no more than that. */
export const pieceSize = 128 * 1024;

/** For one piece, on such a line and with room to spare. */
const pieceTimeoutMs = 180_000;

type Request = {
	method?: string;
	headers?: Record<string, string>;
	body?: BodyInit;
	/** Decides by status and headers whether the body is read; else nothing more of it travels. */
	isWanted?: (response: Response) => boolean;
	stop?: AbortSignal;
};

/**
 * Nothing of one person's travels under another's name: a run may outlive a sign-out.
 * @throws {NoAnswer} when that person is not the one who is signed in
 */
export function tokenOf(userId: string): string {
	const session = readSession();
	if (session?.user.id !== userId) throw new NoAnswer("signed out");
	return session.token;
}

/**
 * Asks our server as this person. The body is null where it was not wanted.
 * @throws {NoAnswer} when it did not answer, or somebody else did, or the person has signed out
 */
export async function askForBytes(
	userId: string,
	path: string,
	{ method = "GET", headers = {}, body, isWanted = () => true, stop }: Request,
): Promise<{ status: number; bytes: ArrayBuffer | null }> {
	const token = tokenOf(userId);
	const { signal, end, release } = anySignal([browserPlatform.deadline(pieceTimeoutMs), stop]);
	try {
		const response = await browserPlatform.fetch(`${browserPlatform.origin}${path}`, {
			method,
			headers: { ...headers, Authorization: token },
			...(body === undefined ? {} : { body }),
			signal,
			cache: "no-store",
			credentials: "omit",
		});
		if (!isOurs(response)) throw new NoAnswer("somebody else answered");
		return { status: response.status, bytes: isWanted(response) ? await response.arrayBuffer() : null };
	} catch (error) {
		throw error instanceof NoAnswer ? error : new NoAnswer("no answer");
	} finally {
		end();
		release();
	}
}
