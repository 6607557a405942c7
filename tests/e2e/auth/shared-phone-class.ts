// A class whose students share a phone, and what the phone stores of each of them.
import type { Page } from "@playwright/test";
import { everythingOn } from "#support/browser/storage.ts";
import { expect } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const drafted = "Only half written so far";
export const sentWords = "Only Maya and her teacher may read these words.";
export const feedback = "Only for Maya: come and see me.";
/** A course of Maya alone. */
export const ownCourse = "Algebra";

export async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya, karim], { title: "Geometry" });
	await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles" });
	const done = await assignment(server, maths.id, { title: "Circles" });
	await submission(server, maya, done.id, {
		text_body: sentWords,
		grade: 7,
		feedback,
		graded_by: rana.id,
		graded_at: "2026-02-03 10:00:00.000Z",
	});
	const algebra = await course(server, rana, [maya], { title: ownCourse });
	await assignment(server, algebra.id, { title: "Unknowns" });
	return { maya, karim };
}

/** Neither the page nor the phone's storage may contain anything of this person. */
export async function expectNothingOf(page: Page, person: Person): Promise<void> {
	await expect(page.getByRole("main")).not.toBeEmpty();
	const found = await everythingOn(page);
	const words = [person.name, person.email, person.token, drafted, sentWords, feedback, ownCourse];
	expect(words.filter((text) => found.includes(text))).toEqual([]);
}
