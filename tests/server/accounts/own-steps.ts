// A server, and what people ask of it for their own account.
import { admin, type Person } from "#support/people.ts";
import type { Answer } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const users = "/api/collections/users";
const env = { APP_URL: "https://lead.example", LEAD_MAINTENANCE_SECRET: "maintenance-secret" };
export const here = serverForThisFile(async (server) => ({ boss: await admin(server, "Samia Rahme") }), { env });

export const post = (path: string, body: object, token?: string): Promise<Answer> =>
	here().server.ask("POST", path, { token, body });
export const signIn = (identity: string, password: string) =>
	post(`${users}/auth-with-password`, { identity, password });
export const handshakeStatus = async (who: { token: string }) =>
	(await here().server.ask("GET", "/api/lead/handshake", { token: who.token })).status;
export const stored = (who: { id: string }) => here().server.row("users", who.id);

let made = 0;
export const newAddress = () => `new-${++made}@lead.test`;

export const ask = (who: Person | undefined, email: string, password = who?.password ?? "") =>
	post("/api/lead/change-email", { email, password }, who?.token);
export const confirm = (token: string, password: string) => post(`${users}/confirm-email-change`, { token, password });
