// @vitest-environment happy-dom
// Which courses a teacher is offered to end with the school year, over a real phone database.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { signedIn, somebody } from "#support/mirror-rows.ts";
import { courseRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { EndYear } from "./EndYear.tsx";

afterEach(async () => {
	await clearPage();
	writeSession(null);
	await chooseLanguage("en");
});

test("a course that somebody else leads is not ticked by itself, and says who leads it", async () => {
	const db = signedIn("teacher");
	const joseph = await somebody(db, "Joseph Saade");
	const led = (title: string, teacher_id: string) => courseRow({ id: newId(), title, code: title, teacher_id });
	const courses = [led("Art", db.userId), led("Maths", joseph), led("Music", newId())];
	await db.courses.bulkPut(courses);
	const shown = courses.map((course) => ({ ...course, entry: null }));
	const dialog = createElement(EndYear, { courses: shown, onClose() {}, onEnded() {} });
	render(createElement(MantineProvider, null, dialog));
	const rows = () =>
		screen
			.getAllByRole<HTMLInputElement>("checkbox", { hidden: true })
			.map((box) => [box.closest("label")?.textContent.replaceAll(/[\u2066-\u2069]/g, ""), box.checked]);
	await waitFor(() =>
		expect(rows()).toEqual([
			["Art Art", true],
			["Maths Maths · Lead teacher: Joseph Saade", false],
			["Music Music · Lead teacher: another teacher", false],
		]),
	);
	await screen.findByRole("button", { name: "End 1 course", hidden: true });
	const [art, maths] = screen.getAllByRole("checkbox", { hidden: true });
	if (art && maths) for (const box of [art, maths]) fireEvent.click(box);
	await chooseLanguage("fr");
	await waitFor(() =>
		expect(rows()).toEqual([
			["Art Art", false],
			["Maths Maths · Responsable\u202f: Joseph Saade", true],
			["Music Music · Responsable\u202f: un autre professeur", false],
		]),
	);
	fireEvent.click(screen.getByRole("button", { name: "Terminer 1 cours", hidden: true }));
	await waitFor(async () =>
		expect(await db.outbox.toArray()).toMatchObject([{ kind: "archiveCourse", record_id: courses[1]?.id }]),
	);
});
