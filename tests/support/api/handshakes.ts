// What the handshake tells people of what others did.
import type { Answer } from "#support/requests.ts";
import type { RealServer } from "#support/server.ts";

/** @param from an earlier handshake, from whose position on it tells what has changed */
export const handshake = (server: RealServer, { token }: { token: string }, from?: Answer): Promise<Answer> =>
	server.ask("GET", `/api/lead/handshake${from ? `?seq=${from.at("seq")}&mark=${from.at("mark")}` : ""}`, { token });

/** Which rows the handshake names to each of these people after `act`. */
export async function changedAfter(
	server: RealServer,
	people: readonly { token: string }[],
	act: () => Promise<unknown>,
): Promise<unknown[]> {
	const before = await Promise.all(people.map((one) => handshake(server, one)));
	await act();
	const after = await Promise.all(people.map((one, at) => handshake(server, one, before[at])));
	return after.map((answer) => answer.at("changed"));
}
