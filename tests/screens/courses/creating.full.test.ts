// Courses of a teacher: typed, kept through a reload and a full storage, made without a network, archived, or of another.
import { waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import {
	cardOf,
	chipSays,
	chipSaysDraft,
	draftIsSaved,
	inFrench,
	openTab,
	press,
	says,
	speak,
} from "#support/dom/portal.ts";
import { person, student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { course, enrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	createButton,
	enterCourse,
	fieldIs,
	fillCourse,
	hasFocus,
	headingIs,
	inClass,
	openWhenFetched,
	reload,
} from "./course-steps.ts";

const here = serverForThisFile();

test("a course made without a network waits, outlives a reload, and is on the server once", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, rana);
	const { page } = app;
	await openTab(app, "Create Course");
	line.refuse();
	await fillCourse(app, { title: "Physics", code: "PHY-9" });
	await speak(app, "fr");
	await press(app, "Créer le cours");
	await says("Enregistré sur ce téléphone. L’envoi se fera dès le retour d’internet.");
	await speak(app, "en");
	await reload(app);
	await page.findByText("The join code appears once the course has been sent.");
	await openTab(app, "Create Course");
	await fieldIs(app, "Course Title", "");
	await openTab(app, "My Courses");
	const card = async () => within(await cardOf(app, "Physics"));
	await (await card()).findByText("Waiting to send");
	await inFrench(app, async () => await (await card()).findByText("En attente d’envoi"));
	await enterCourse(app, "Physics");
	await says("This course is waiting to be sent. You can already add students and assignments.");
	await page.findByText("The join code appears once the course has been sent.");
	expect(page.queryByRole("button", { name: "New code" })).toBeNull();
	await speak(app, "fr");
	await page.findByText("Le code apparaît une fois le cours envoyé.");
	line.pass();
	app.online(true);
	await says("Cours créé\u202f!");
	await page.findByRole("img", { name: "Code QR qui mène à ce cours" });
	await speak(app, "en");
	const [made, ...more] = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(more).toEqual([]);
	const code = String(made?.join_code);
	await page.findByText(`${code.slice(0, 3)} ${code.slice(3)}`);
	await chipSays(app, "All sent");
	expect(app.toasts().filter((said) => said === "Cours créé\u202f!")).toHaveLength(1);
	await line.close();
});

test("an archived course accepts no student, another teacher's course shows a kind message, and a student who joins is listed", async () => {
	const { server } = here();
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	await course(server, rana, [await student(server, "Maya Haddad")], { archived_at: "2026-01-05 08:00:00.000Z" });
	const french = await course(server, joseph, [], { title: "Français" });
	const app = await openWhenFetched(server, rana);
	const { page } = app;
	await press(app, "Past courses (1)");
	await enterCourse(app, "Mathematics");
	await says("This course has ended: nobody can join it or add anything to it.");
	await inClass(app, "Maya Haddad");
	expect(page.queryByRole("heading", { name: "Join code" })).toBeNull();
	expect(page.queryByLabelText("Email")).toBeNull();

	await app.load(`/dashboard-tutor#courses/${french.id}`);
	await page.findByText("This course is not on this phone");
	await enrol(server, rana, french.id, "teacher");
	app.online(true);
	await headingIs(app, "Français");
	await says("Nobody is in this class yet. Give the code, or add somebody by email or user name.");
	// Signed up, but unknown to the phone until the server sends the name.
	await enrol(server, await person(server, { name: "Ömer مرحبا" }), french.id);
	app.online(true);
	await inClass(app, "Ömer مرحبا");
	await press(app, "My courses");
	await hasFocus(() => page.getByRole("button", { name: "Français" }));
});

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
	await page.findByText("Nothing of yours is waiting to be sent.");
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
