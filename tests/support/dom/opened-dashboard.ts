// A dashboard that is open on a new phone.
import type { Person } from "#support/people.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { type App, openApp } from "./app.ts";
import { lineTo } from "./network.ts";
import { signIn } from "./portal.ts";

/** This person's dashboard on a new phone, and the network before it. */
export async function openOverLine(server: { url: string }, who: Person): Promise<{ app: App; line: NetworkProxy }> {
	const line = await lineTo(server);
	return { app: await openDashboard(line, who), line };
}

/** This person's dashboard on a new phone. */
export async function openDashboard(server: { url: string }, who: Person): Promise<App> {
	const app = await openApp(server.url, "/login");
	await signIn(app, who);
	return app;
}
