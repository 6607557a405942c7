// A class with one answer, and the toast that gives back what was taken.
import type { Page } from "@playwright/test";
import { student, teacher } from "#support/people.ts";
import { assignment, course, enrol } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maths = await course(server, rana, [maya, karim]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	return { maya, karim, rana, joseph, maths, task };
}

// One that was pressed fades out for a moment; it is not the one meant.
export const undo = (page: Page) =>
	page.locator('[data-sonner-toast][data-removed="false"]').getByRole("button", { name: "Undo" });
