// A class whose students share a phone, and what the phone has of each of them.
import type { Page } from "@playwright/test";
import { everythingOn } from "#support/browser/storage.ts";
import { expect } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const kept = "The secret of the third pie is 7/12.";
export const drafted = "Only half written so far";
export const sentWords = "Only Maya and her teacher may read these words.";

export async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya, karim], { title: "Geometry" });
	await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles" });
	const done = await assignment(server, maths.id, { title: "Circles" });
	await submission(server, maya, done.id, { text_body: sentWords });
	return { maya, karim };
}

/** Somebody else's, as the page stands and as the phone keeps it: none of it may be there. */
export async function expectNothingOf(page: Page, person: Person): Promise<void> {
	await expect(page.getByRole("main")).not.toBeEmpty();
	const found = await everythingOn(page);
	const words = [person.name, person.email, person.token, kept, drafted, sentWords];
	expect(words.filter((text) => found.includes(text))).toEqual([]);
}
