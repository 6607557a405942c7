// Students with unsent work, and sessions that end.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { App } from "#support/dom/app.ts";
import { answerField, cardOf, fill, handIn, openTab, press, signIn } from "#support/dom/portal.ts";
import { type Person, student, teacher } from "#support/people.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { atPath } from "./accounts.ts";

export const text = "The secret of the third pie is 7/12.";
export const drafted = "Only half written so far";
export const begun = ["Angles", "Areas"];

/** The student signs out while the server does not answer; the dialog about the unsent work is open. */
export async function withUnsentWork(
	server: RealServer,
	line: NetworkProxy,
	app: App,
): Promise<{ maya: Person; karim: Person; fractions: Row }> {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya, karim]);
	const fractions = await assignment(server, maths.id);
	for (const title of begun) await assignment(server, maths.id, { title });
	await signIn(app, maya);
	await openTab(app, "Assignments (3)");
	for (const title of begun) {
		await fill(app, await answerField(app, title), drafted);
		await within(await cardOf(app, title)).findByText(/^Draft saved/);
	}
	line.refuseBelow("/api/");
	await handIn(app, "Fractions", text);
	await press(app, "Sign Out");
	return { maya, karim, fractions };
}

export const endSessions = (server: RealServer) =>
	server.ask("PATCH", "/api/collections/users", {
		token: server.superuserToken,
		body: { authToken: { secret: "every session of before is over now", duration: 604800 } },
	});

/** The field for this assignment comes to have these words. */
export const answerIs = (app: App, title: string, words: string): Promise<void> =>
	waitFor(async () => expect(await answerField(app, title)).toHaveProperty("value", words));

/** Presses Sign Out and waits until nobody is signed in. */
export async function signOut(app: App): Promise<void> {
	await press(app, "Sign Out");
	await atPath("/");
}
