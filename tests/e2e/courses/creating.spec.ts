// A teacher's courses: created and opened, with and without a network.
import {
	backToCourses,
	createButton,
	enterCourse,
	fillCourse,
	inClass,
	openTeacherDashboard,
} from "#support/browser/courses.ts";
import { cardOf, chip, chipSays, inFrench, networkIsBack, openTab, signIn, speak } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { person, student, teacher } from "#support/people.ts";
import { course, enrol } from "#support/school.ts";

test("a course being typed survives a reload and full storage, is created once, and announced when the server has it", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Create Course");
	const labels = ["Course Title", "Course Code", "Subject", "Grade Level"];
	await expect(page.locator("main form label").filter({ visible: true })).toHaveText(labels);
	await fillCourse(page, { title: "  Physics ", code: "PHY-9", subject: "Physics", grade: "9" });
	await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Course Title")).toHaveValue("  Physics ");
	await expect(page.getByLabel("Grade Level")).toHaveValue("9");
	await chipSays(page, "All sent");
	await chip(page).click();
	await expect(page.getByText("Nothing waits to be sent.", { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");

	await page.evaluate(() => {
		IDBObjectStore.prototype.add = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await createButton(page).click();
	const failure = page.getByText("Failed to create course", { exact: true });
	await expect(failure).toBeVisible();
	await expect(page.getByLabel("Course Title")).toHaveValue("  Physics ");
	await page.clock.install();
	await page.clock.fastForward(60_000);
	await expect(failure).toBeVisible();
	await page.getByRole("button", { name: "Close this notice" }).click();
	await expect(failure).toHaveCount(0);
	await page.reload();
	await expect(page.getByLabel("Course Title")).toHaveValue("  Physics ");
	expect(await server.rows("courses", `teacher_id = '${rana.id}'`)).toEqual([]);

	await createButton(page).dblclick();
	await expect(page.getByText("Course created successfully!", { exact: true })).toBeVisible();
	for (const field of labels) await expect(page.getByLabel(field)).toHaveValue("");
	const rows = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(rows).toHaveLength(1);
	expect(rows[0]).toMatchObject({ title: "Physics", code: "PHY-9", subject: "Physics", grade_level: "9" });
	expect(await toastsOf(page)).toEqual(["Course created successfully!"]);
	await openTab(page, "My Courses");
	const card = cardOf(page, "Physics");
	for (const words of ["PHY-9", "Physics", "Grade 9", "Nothing to grade"]) {
		await expect(card.getByText(words, { exact: true }).last()).toBeVisible();
	}
});

test("a course made without a network waits, outlives a reload, and is on the server once", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const rana = await teacher(server, "Rana Khoury");
	const page = await phone({ keepsApp: true });
	await openTeacherDashboard(page, server, rana);
	await openTab(page, "Create Course");
	await server.stop();
	await fillCourse(page, { title: "Physics", code: "PHY-9" });
	await speak(page, "fr");
	await page.getByRole("button", { name: "Créer le cours" }).click();
	await expect(
		page.getByText("Enregistré sur ce téléphone. L'envoi se fera au retour de la connexion.", { exact: true }),
	).toBeVisible();
	await speak(page, "en");
	await page.reload();
	await expect(page.getByLabel("Course Title")).toHaveValue("");
	await openTab(page, "My Courses");
	await expect(cardOf(page, "Physics").getByText("Waiting to send", { exact: true })).toBeVisible();
	await inFrench(page, () =>
		expect(cardOf(page, "Physics").getByText("En attente d'envoi", { exact: true })).toBeVisible(),
	);
	await enterCourse(page, "Physics");
	await expect(
		page.getByText("This course waits to be sent. You can already add students and assignments."),
	).toBeVisible();
	await expect(page.getByText("The code comes when the course has been sent.", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "New code" })).toHaveCount(0);
	await speak(page, "fr");
	await expect(page.getByText("Le code arrive quand le cours est envoyé.", { exact: true })).toBeVisible();
	await server.start();
	await networkIsBack(page);
	await expect(page.getByText("Cours créé avec succès\u202f!", { exact: true })).toBeVisible();
	await expect(page.getByRole("img", { name: "Code QR qui mène à ce cours" })).toBeVisible();
	await speak(page, "en");
	const [made, ...more] = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(more).toEqual([]);
	const code = String(made?.join_code);
	await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`, { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	expect((await toastsOf(page)).filter((said) => said === "Cours créé avec succès\u202f!")).toHaveLength(1);
});

test("an archived course accepts no student, another teacher's course shows a kind message, and a student who joins is listed", async ({
	server,
	phone,
}) => {
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	await course(server, rana, [await student(server, "Maya Haddad")], { archived_at: "2026-01-05 08:00:00.000Z" });
	const french = await course(server, joseph, [], { title: "Français" });
	const page = await phone();
	await signIn(page, server, rana);
	await expect(cardOf(page, "Mathematics").getByText("Archived", { exact: true })).toBeVisible();
	await enterCourse(page, "Mathematics");
	await expect(
		page.getByText("This course is archived: nobody joins it any more. The class list stays readable."),
	).toBeVisible();
	await expect(inClass(page, "Maya Haddad")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Join code" })).toHaveCount(0);
	await expect(page.getByLabel("Email")).toHaveCount(0);

	await page.goto(`${server.url}/dashboard-tutor#courses/${french.id}`);
	await expect(page.getByText("This course is not on this phone", { exact: true })).toBeVisible();
	await enrol(server, rana, french.id, "teacher");
	await networkIsBack(page);
	await expect(page.getByRole("heading", { level: 2, name: "Français" })).toBeVisible();
	await expect(page.getByText("Nobody is in this class yet. Give the code, or add somebody by e-mail.")).toBeVisible();
	// Signed up, but unknown to the phone until the server sends the name.
	await enrol(server, await person(server, { name: "Ömer مرحبا" }), french.id);
	await networkIsBack(page);
	await expect(inClass(page, "Ömer مرحبا")).toBeVisible();
	await backToCourses(page).click();
	await expect(page.getByRole("button", { name: "Français", exact: true })).toBeFocused();
});
