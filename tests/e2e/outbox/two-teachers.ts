// A class with two teachers, and a dashboard whose browser may read the clipboard.
import type { Page } from "@playwright/test";
import { keptByServiceWorker, signIn } from "#support/browser/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, enrol } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maths = await course(server, rana, [maya]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	return { maya, rana, joseph, maths, task };
}

/** Opens a person's dashboard in a browser that may read the clipboard. */
export async function openDashboard(page: Page, server: RealServer, person: Parameters<typeof signIn>[2]) {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, person);
	await keptByServiceWorker(page);
}
