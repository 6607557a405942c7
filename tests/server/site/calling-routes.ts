// Asks route after route, as somebody of every kind, and tells what is open from what is closed.
import { admin, student, teacher, waiting } from "#support/people.ts";
import { type RawAnswer, sendRaw } from "#support/raw-requests.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

/** Somebody of every kind, by the names of `readers`. */
export const everybody = async (server: RealServer) => ({
	nobody: { token: "" },
	wael: await waiting(server),
	maya: await student(server),
	rana: await teacher(server),
	boss: await admin(server),
});
export const readers = ["nobody", "wael", "maya", "rana", "boss"] as const;

/** @param route the method, a blank, and the address as it stands in the request */
export function call(server: RealServer, route: string, token = ""): Promise<RawAnswer> {
	const [method = "", ...path] = route.split(" ");
	const body = ["POST", "PATCH", "PUT"].includes(method) ? "{}" : undefined;
	return sendRaw(server, { method, path: path.join(" "), token, body });
}

/** Every answer of the API but the router's own carries X-Lead. */
export const isClosed = ({ status, headers }: RawAnswer) => status === 404 && headers["x-lead"] === undefined;

/** Those of the routes that are not closed to whom this token belongs to. */
export async function whichAnswer(server: RealServer, routes: string[], token: string): Promise<string[]> {
	const answering: string[] = [];
	for (const route of routes) if (!isClosed(await call(server, route, token))) answering.push(route);
	return answering.sort();
}

/** A server for this file's tests with PocketBase's own dashboard closed, as in production. */
export function withClosedDashboard() {
	const env: Record<string, string> = {};
	return serverForThisFile(
		async (server) => {
			const people = await everybody(server); // whose tokens a superuser makes
			env.OPEN_DASHBOARD = "";
			await server.stop();
			await server.start();
			return people;
		},
		{ env },
	);
}
