// A dashboard that is open on a new phone.
import type { Person } from "#support/people.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { storedSession } from "#support/session.ts";
import { type App, openApp } from "./app.ts";
import { lineTo } from "./network.ts";

/** This person's dashboard on a new phone, and the network before it. */
export async function openOverLine(server: { url: string }, who: Person): Promise<{ app: App; line: NetworkProxy }> {
	const line = await lineTo(server);
	return { app: await openDashboard(line, who), line };
}

/** The dashboard of a person who signed in before, on a new phone. */
export async function openDashboard(server: { url: string }, who: Person, language: "en" | "fr" = "en"): Promise<App> {
	const { dashboard, items } = await storedSession(server, who);
	return await openApp(server.url, dashboard, language, items);
}
