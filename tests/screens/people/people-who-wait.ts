// Two people who wait for an admin's decision.
import { admin, person, waiting } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

export const refuse = "CREATE TRIGGER refuse BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";

/** Hala, a teacher without a verified address, has waited for three days; Wael, a student, came just now. */
export async function twoWait(server: RealServer) {
	const boss = await admin(server, "Samar Tannous");
	const wael = await waiting(server, "Wael Matar");
	const hala = await person(server, { name: "Hala Sfeir", role: "teacher", accountStatus: "waiting" });
	const since = new Date(Date.now() - 3 * 86_400_000 - 60_000);
	await server.update("users", hala.id, { verified: false });
	await server.sql(`UPDATE users SET created_at = '${since.toISOString().replace("T", " ")}' WHERE id = '${hala.id}'`);
	return { boss, wael, hala, since };
}
