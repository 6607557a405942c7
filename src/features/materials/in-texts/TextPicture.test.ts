// @vitest-environment happy-dom
// What stands in the place of a picture that no material is, over a real phone database.
import "fake-indexeddb/auto";
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Addressee } from "#i18n/addressee.ts";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
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

function draw(title: string, { id = newId(), reader = null as "student" | null } = {}) {
	const props = { id, courseId: course.id, title, inWords: `Picture: ${title}`, printed: false };
	render(createElement(Addressee, { value: reader }, createElement(TextPicture, props)));
}

test("a student reads that a picture is missing, and whom to ask", async () => {
	draw("The fraction wall", { reader: "student" });
	await screen.findByText("The picture “The fraction wall” is missing here.");
	screen.getByText("Ask your teacher if you need it.");
	await chooseLanguage("fr");
	await screen.findByText(/^Il manque ici l’image «\s?The fraction wall\s?»\.$/);
	screen.getByText("Demande-la à ton professeur si tu en as besoin.");
});

test("a teacher reads why it may be so and what to do, also of one without a title", async () => {
	draw("");
	await screen.findByText("A picture is missing here.");
	screen.getByText(/^It was deleted, .* edit the instructions: take it out, or add another one\.$/);
});

test("one that is copied with its course, and waits, is on its way", async () => {
	const id = newId();
	const about = { title: "The fraction wall", course: "Maths", person: "" };
	const body = { id, source_id: newId(), course_id: course.id, assignment_id: "" };
	await save(db, browserPlatform, { kind: "copyMaterial", about, body });
	draw("", { id });
	await screen.findByText("The fraction wall");
	screen.getByText(/^This picture is not on this .* yet\./);
	expect(screen.queryByText(/missing/)).toBeNull();
});
