// Students with unsent work, and sessions that end.
import type { Page } from "@playwright/test";
import { cardOf, handIn, openTab, signIn } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const text = "The secret of the third pie is 7/12.";
export const drafted = "Only half written so far";
export const begun = ["Angles", "Areas"];

/** The student signs out while the server does not answer; the dialog about the unsent work is open. */
export async function withUnsentWork(
	server: RealServer,
	line: NetworkProxy,
	page: Page,
): Promise<{ maya: Person; karim: Person }> {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya, karim]);
	await assignment(server, maths.id);
	for (const title of begun) await assignment(server, maths.id, { title });
	await signIn(page, { ...server, url: line.url }, maya);
	await openTab(page, "Assignments (3)");
	for (const title of begun) {
		await cardOf(page, title).getByLabel("Your response").fill(drafted);
		await expect(cardOf(page, title).getByText(/^Draft saved/)).toBeVisible();
	}
	line.refuseBelow("/api/");
	await handIn(page, "Fractions", text);
	await page.getByRole("button", { name: "Sign Out" }).click();
	return { maya, karim };
}

export const endSessions = (server: RealServer) =>
	server.ask("PATCH", "/api/collections/users", {
		token: server.superuserToken,
		body: { authToken: { secret: "every session of before is over now", duration: 604800 } },
	});
