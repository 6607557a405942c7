// A course and its assignments made by a teacher without a mouse or a finger. After a step the focus is where its owner
// goes on; nothing here is focused by the test.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { chipSays, descriptionOf, main } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { hasFocus, heading, headingIs, openWhenFetched } from "./course-steps.ts";

const here = serverForThisFile();

type Find = () => HTMLElement;

/** Presses the keys and waits until the focus is where they must lead. */
async function step({ user }: App, keys: string, to: Find): Promise<void> {
	await user.keyboard(keys);
	await hasFocus(to);
}

async function tabStep({ user }: App, to: Find, shift = false): Promise<void> {
	await user.tab({ shift });
	await hasFocus(to);
}

/** Presses the Tab key until the wanted element has the focus. */
async function tabTo({ user }: App, wanted: Find, shift = false): Promise<void> {
	await waitFor(wanted);
	for (let stops = 0; stops < 60; stops++) {
		await user.tab({ shift });
		if (document.activeElement === wanted()) return;
	}
	throw new Error(`The Tab key never came to ${wanted().outerHTML}`);
}

/** What a person looks for on the page by its name; each is looked up anew when it is asked for. */
const finder = (app: App) => ({
	button: (name: string) => () => main().getByRole("button", { name }),
	field: (label: string) => () => app.page.getByLabelText<HTMLInputElement | HTMLSelectElement>(label),
	tab: (name: string) => () => app.page.getByRole("tab", { name }),
	head: (name: string) => () => heading(app, name),
});

/** A field takes keys as soon as its draft was read from the phone. */
const typed = async ({ user }: App, find: () => HTMLInputElement | HTMLSelectElement, words: string) => {
	await waitFor(() => expect(find()).toHaveProperty("readOnly", false));
	await user.keyboard(words);
};

const enabled = (find: Find) => waitFor(() => expect(find()).toHaveProperty("disabled", false));

const end = "{End}";
const right = "{ArrowRight}";
const enter = "{Enter}";

test("a teacher makes a course, finds it, opens it and edits it by keyboard alone", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const app = await openWhenFetched(server, rana);
	const { button, field, tab, head } = finder(app);
	await tabTo(app, tab("My Courses"));
	await step(app, right, tab("Create Course"));
	await enabled(field("Course Title"));
	await tabStep(app, field("Course Title"));
	await typed(app, field("Course Title"), "Physics");
	// Forgotten, the code is asked for where it is missing.
	await step(app, enter, field("Course Code"));
	await typed(app, field("Course Code"), "PHY-9");
	await tabStep(app, field("Subject"));
	await typed(app, field("Subject"), "Physics");
	await tabStep(app, field("Grade Level"));
	// The keys of a choice are the browser's (tests/e2e/courses/keyboard.full.spec.ts).
	await app.user.selectOptions(field("Grade Level")(), "1");
	await tabStep(app, field("Grades in steps of"));
	await tabStep(app, button("Create Course"));
	// Its page opens.
	await app.user.keyboard(" ");
	await waitFor(head("Physics"));
	await hasFocus(head("Physics"));
	await tabTo(app, button("Edit the course"));
	await step(app, enter, field("Course Title"));
	await typed(app, field("Course Title"), `${end} and labs`);
	await step(app, enter, button("Edit the course"));
	await headingIs(app, "Physics and labs");
	await step(app, enter, field("Course Title"));
	await tabTo(app, button("Cancel"));
	await step(app, enter, button("Edit the course"));
	await tabTo(app, button("My courses"), true);
	await step(app, enter, button("Physics and labs"));
	await tabStep(app, tab("My Courses"), true);
	await waitFor(async () =>
		expect(await server.rows("courses", `teacher_id = '${rana.id}'`)).toMatchObject([
			{ title: "Physics and labs", code: "PHY-9", subject: "Physics", grade_level: "1" },
		]),
	);
	await chipSays(app, "All sent");
});

test("a teacher sets work, opens it, edits it and goes back by keyboard alone", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const app = await openWhenFetched(server, rana);
	const { button, field, tab, head } = finder(app);
	const courseField = () => app.page.getByRole("combobox", { name: "Course" });
	await tabTo(app, tab("My Courses"));
	await step(app, right, tab("Create Course"));
	await step(app, right, tab("Assignments"));
	await enabled(courseField);
	await tabStep(app, courseField);
	await tabStep(app, field("Title"));
	await app.user.keyboard(enter);
	await waitFor(() => expect(descriptionOf(field("Title")())).toBe("Required"));
	await hasFocus(field("Title"));
	await typed(app, field("Title"), "Circles");
	await tabStep(app, button("Bold"));
	await step(app, "{ArrowRight}", button("Italic"));
	await tabStep(app, field("Instructions"));
	await typed(app, field("Instructions"), "Draw one.");
	await tabStep(app, field("Max Points"));
	await typed(app, field("Max Points"), "20");
	await tabTo(app, button("Create Assignment"));
	await app.user.keyboard(" ");
	await waitFor(button("Circles"));
	await hasFocus(() => app.page.getByRole("heading", { level: 2, name: "Create Assignment" }));

	await tabTo(app, button("Circles"));
	await step(app, enter, head("Circles"));
	await tabStep(app, button("Edit"));
	await step(app, enter, field("Title"));
	await tabTo(app, button("Cancel"));
	await step(app, enter, head("Circles"));
	await tabStep(app, button("Edit"));
	await step(app, enter, field("Title"));
	await typed(app, field("Title"), `${end} and spheres`);
	await tabTo(app, button("Save changes"));
	await step(app, " ", head("Circles and spheres"));
	await tabStep(app, button("All Assignments"), true);
	await step(app, enter, button("Circles and spheres"));
	await waitFor(async () =>
		expect(await server.rows("assignments", `course_id = '${maths.id}'`)).toMatchObject([
			{ title: "Circles and spheres", instructions: "Draw one.", max_points: 20 },
		]),
	);
	await chipSays(app, "All sent");
});
