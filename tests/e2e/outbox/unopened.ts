// A phone with unsent work whose database the app will not be able to open.
import type { Page } from "@playwright/test";
import { cardOf, openDashboard } from "#support/browser/portal.ts";
import { expect, type NewPhone, type PhoneOptions } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** What the app says about such a database in the console. */
export const opening = /CannotOpen|Dexie|UpgradeError|^(sync|notices) /;

/** A student with one unsent submission on the phone, and one draft. */
export async function unsentWork(server: RealServer, phone: NewPhone, options: PhoneOptions) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	await assignment(server, maths.id, { title: "Fractions" });
	await assignment(server, maths.id, { title: "Angles" });
	const page = await phone(options);
	await openDashboard(page, server, maya);
	await page.getByRole("tab", { name: /^(Assignments|Devoirs)/ }).click();
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await page.route("**/api/**", (route) => route.abort());
	return { maya, page };
}

/** Leaves the app without leaving its origin. */
export const leave = (page: Page, server: RealServer) => page.goto(`${server.url}/robots.txt`);
