// @vitest-environment happy-dom
// The dialog of pictures for the instructions of an assignment, over a real phone database.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import type { Course, Material } from "#records.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { aCourse, signedIn } from "#support/mirror-rows.ts";
import { materialRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { ChoosePicture } from "./ChoosePicture.tsx";

let db: AccountDatabase;
let course: Course;

beforeEach(async () => {
	db = signedIn("teacher");
	({ course } = await aCourse(db, "teacher"));
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
});

/** Pictures of the course, the first one the newest. */
async function pictures(titles: string[]): Promise<Material[]> {
	const rows = titles.map((title, at) =>
		materialRow({ id: newId(), title, course_id: course.id, created_at: new Date(9e11 - at * 1000).toISOString() }),
	);
	await db.materials.bulkPut(rows);
	return rows;
}

function openDialog(): string[] {
	const chosen: string[] = [];
	const choose = (notation: string) => chosen.push(notation);
	const props = { courseId: course.id, onChoose: choose, onClose: () => {} };
	render(createElement(MantineProvider, null, createElement(ChoosePicture, props)));
	return chosen;
}

const titles = () => screen.getAllByRole("listitem").map((row) => row.querySelector("[dir]")?.textContent);
const count = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => `Triangle ${String(from + at)}`);

test("of many pictures twenty are shown; more come with the focus on the first of them", async () => {
	await pictures(count(1, 45));
	openDialog();
	await waitFor(() => expect(titles()).toEqual(count(1, 20)));
	const more = screen.getByRole("button", { name: "Show more" });
	fireEvent.click(more);
	expect(titles()).toEqual(count(1, 40));
	expect(document.activeElement?.textContent).toContain("Triangle 21");
	fireEvent.click(more);
	expect(titles()).toEqual(count(1, 45));
	expect(document.activeElement?.textContent).toContain("Triangle 41");
	expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a title is found without its accents, the number found is said, and the one pressed is named in the text", async () => {
	const [, second] = await pictures(["La règle", "Élève au tableau [1]", ...count(1, 30)]);
	const chosen = openDialog();
	const search = await screen.findByRole("searchbox", { name: "Search by title" });
	expect(screen.getByRole("status").textContent).toBe("32 pictures");
	fireEvent.click(screen.getByRole("button", { name: "Show more" }));
	fireEvent.change(search, { target: { value: " tableau eleve" } });
	expect(titles()).toEqual(["Élève au tableau [1]"]);
	expect(screen.getByRole("status").textContent).toBe("1 picture");
	fireEvent.change(search, { target: { value: "circle" } });
	expect(screen.getByRole("status").textContent).toBe("No pictures match.");
	expect(screen.queryAllByRole("listitem")).toEqual([]);
	fireEvent.change(search, { target: { value: "" } });
	expect(titles()).toHaveLength(20);
	fireEvent.click(screen.getByRole("button", { name: /^Élève/ }));
	expect(chosen).toEqual([`![Élève au tableau (1)](material:${second?.id})`]);
});

test("the course's own stand before the library's for its subject and grade; six need no search", async () => {
	await db.materials.bulkPut([
		materialRow({ id: newId(), title: "For everybody" }),
		materialRow({ id: newId(), title: "For another grade", grade: "9" }),
		materialRow({ id: newId(), title: "For another subject", subject: "Physics" }),
		materialRow({ id: newId(), title: "A sheet", file_path: "sheet_k3x9w2m5q8.pdf" }),
		materialRow({ id: newId(), title: "Of another course", course_id: newId() }),
	]);
	await pictures(count(1, 5));
	openDialog();
	await waitFor(() => expect(titles()).toEqual([...count(1, 5), "For everybody"]));
	expect(screen.getAllByRole("listitem").at(-1)?.textContent).toContain("· Library");
	expect(screen.queryByRole("searchbox")).toBeNull();
});
