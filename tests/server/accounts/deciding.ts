// A server whose admins decide about people, and what became of each.
import { expect } from "vitest";
import { newestMail } from "#support/mails.ts";
import { admin, type Person } from "#support/people.ts";
import type { Answer } from "#support/requests.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(
	async (server) => ({ ...(await twoCourses(server)), deputy: await admin(server) }),
	{
		env: { LEAD_MAINTENANCE_SECRET: "maintenance-secret" },
	},
);

const users = "/api/collections/users/records";
export const decide = (who: { token: string } | undefined, whom: Pick<Person, "id">, body: object): Promise<Answer> =>
	here().server.ask("PATCH", `${users}/${whom.id}`, { token: who?.token, body });

/** Everything of the row, the hashes that no API shows included. */
export const stored = async ({ id }: Pick<Person, "id">): Promise<Record<string, unknown>> => {
	const [row] = await here().server.sql(`SELECT * FROM users WHERE id = '${id}'`);
	return { ...row, updated: "" };
};
export const accountStatus = async (who: Person) =>
	(await here().server.ask("GET", "/api/lead/handshake", { token: who.token })).at("account_status");
export const mails = async (who: Person) =>
	(await here().server.sql(`SELECT kind FROM mails WHERE user_id = '${who.id}' ORDER BY rowid`)).map((row) => row.kind);

/** What the maintenance, which comes every minute, has sent to this person. */
export async function mailed(who: Person) {
	const { server } = here();
	await server.ask("POST", "/api/lead/maintenance", { headers: { "X-Lead-Maintenance": "maintenance-secret" } });
	return await newestMail(server, who.email);
}

export const longAgo = "2026-03-01 08:00:00.000Z";
export const now = expect.toSatisfy((at: unknown) => Math.abs(Date.parse(String(at)) - Date.now()) < 60_000);
