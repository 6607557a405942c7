// @vitest-environment happy-dom
// What stands in the place of a picture that no material is, over a real phone database.
import "fake-indexeddb/auto";
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, test } from "vitest";
import { Addressee } from "#i18n/addressee.ts";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import type { Course } from "#records.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { TextPicture } from "./TextPicture.tsx";

let db: AccountDatabase;
let course: Course;

beforeEach(async () => {
	db = signedIn("teacher");
	({ course } = await aCourse(db, "teacher"));
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
	await chooseLanguage("en");
});

function draw(title: string, reader: "student" | null = null) {
	const props = { id: newId(), courseId: course.id, title, inWords: `Picture: ${title}`, printed: false };
	render(createElement(Addressee, { value: reader }, createElement(TextPicture, props)));
}

test("a student reads that a picture is missing, and whom to ask", async () => {
	draw("The fraction wall", "student");
	await screen.findByText("The picture “The fraction wall” is missing here.");
	screen.getByText("Ask your teacher for it.");
	await chooseLanguage("fr");
	await screen.findByText(/^Il manque ici l’image «\s?The fraction wall\s?»\.$/);
	screen.getByText("Demande-la à ton professeur.");
});

test("a teacher reads why it may be so and what to do, also of one without a title", async () => {
	draw("");
	await screen.findByText("A picture is missing here.");
	screen.getByText(
		/^It is not among the materials, or not yet\. .* edit the instructions to replace it or take it out\.$/,
	);
});
