// A teacher's course: typed, kept through a reload and a full storage, created once, and its code given on.
import { waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { cardOf, chipSaysDraft, draftIsSaved, inFrench, openTab, press } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { createButton, fieldIs, fillCourse, headingIs, openWhenFetched, reload } from "./course-steps.ts";

const here = serverForThisFile();

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("a course being typed survives a reload and full storage, is created once, and announced when the server has it", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const app = await openWhenFetched(server, rana);
	const { page, user } = app;
	await openTab(app, "Create Course");
	const labels = ["Course Title", "Course Code", "Subject", "Grade Level", "Grades in steps of"];
	await createButton();
	await waitFor(() =>
		expect([...document.querySelectorAll("main form label")].map((label) => label.textContent)).toEqual(labels),
	);
	await fillCourse(app, { title: "  Physics ", code: "PHY-9", subject: "Physics", grade: "9" });
	await user.selectOptions(page.getByLabelText("Grades in steps of"), "0.5 (half points)");
	await draftIsSaved(app);
	await reload(app);
	await fieldIs(app, "Course Title", "  Physics ");
	await fieldIs(app, "Grade Level", "9");
	await chipSaysDraft(app);
	await press(app, /Open the list of unsent work$/);
	await page.findByText("Nothing is waiting to be sent.");
	await user.keyboard("{Escape}");

	const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
	await user.click(await createButton());
	await page.findByText("Failed to create course");
	await fieldIs(app, "Course Title", "  Physics ");
	await vi.advanceTimersByTimeAsync(60_000);
	page.getByText("Failed to create course");
	vi.useRealTimers();
	await press(app, "Close this notice");
	await waitFor(() => expect(page.queryByText("Failed to create course")).toBeNull());
	full.mockRestore();
	await reload(app);
	await fieldIs(app, "Course Title", "  Physics ");
	expect(await server.rows("courses", `teacher_id = '${rana.id}'`)).toEqual([]);

	await user.dblClick(await createButton());
	await page.findByText("Course created successfully!");
	// Its page is open: the code comes next, and the way to the families.
	await headingIs(app, "Physics");
	const rows = await server.rows("courses", `teacher_id = '${rana.id}'`);
	const words = { title: "Physics", code: "PHY-9", subject: "Physics", grade_level: "9", grade_step: "0.5" };
	expect(rows).toMatchObject([words]);
	expect(app.toasts()).toEqual(["Course created successfully!"]);
	const code = String(rows[0]?.join_code);
	const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
	await page.findByText(grouped);
	const link = `${server.url}/dashboard-student#join/${code}`;
	const shared = () =>
		new URL(within(page.getByRole("main")).getByRole<HTMLAnchorElement>("link", { name: /WhatsApp$/ }).href);
	expect(shared().origin).toBe("https://wa.me");
	expect(shared().searchParams.get("text")).toBe(`Join “Physics” on LEAD: ${link}\nor type the code ${grouped}`);
	await inFrench(app, () =>
		expect(shared().searchParams.get("text")).toBe(
			`Rejoins «\u202fPhysics\u202f» sur LEAD\u202f: ${link}\nou tape le code ${grouped}`,
		),
	);
	await openTab(app, "Create Course");
	for (const field of labels) await fieldIs(app, field, "");
	await openTab(app, "My Courses");
	const card = within(await cardOf(app, "Physics"));
	for (const words of ["PHY-9", "Physics", "Grade 9", "Nothing to grade"]) {
		expect((await card.findAllByText(words)).length).toBeGreaterThan(0);
	}
});
