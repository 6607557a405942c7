// The class of a course: who is in it, who is added and not let in, who leaves.

import { classList, enterCourse, inClass, openTeacherDashboard, undoButton } from "#support/browser/courses.ts";
import { chip, chipSays, inFrench, networkIsBack, openTab, sheet, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { person, student, teacher, waiting } from "#support/people.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";

const noNetwork = /net::ERR_INTERNET_DISCONNECTED .*\/api\//;
const refused = /status of 40[039] .*\/api\//;

test("the class list is readable offline, and found by name or address", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const rana = await teacher(server, "Rana Khoury");
	const names = ["Maya Haddad", "Élie Khoury", "Tia Rahme"];
	for (let at = 4; at <= 13; at++) names.push(`Student ${at}`);
	const pupils = [];
	for (const name of names) pupils.push(await student(server, name));
	await course(server, rana, pupils);
	const page = await phone({ keepsApp: true });
	await openTeacherDashboard(page, server, rana);
	await expect(sheet(page, "Mathematics")).toBeVisible();
	await server.stop();
	await page.reload();
	await enterCourse(page, "Mathematics");
	await expect(classList(page).getByText("13 students", { exact: true })).toBeVisible();
	await expect(inClass(page, "Maya Haddad").getByText(pupils[0]?.email ?? "", { exact: true })).toBeVisible();
	const search = page.getByLabel("Search the class");
	await search.fill("elie");
	await expect(classList(page).getByRole("listitem")).toHaveCount(1);
	await expect(inClass(page, "Élie Khoury")).toBeVisible();
	await search.fill("tia-rahme");
	await expect(inClass(page, "Tia Rahme")).toBeVisible();
	await search.fill("zz");
	await expect(page.getByText("Nobody in this class is called that.", { exact: true })).toBeVisible();
	await search.fill("");
	const remove = page.getByRole("button", { name: "Remove Maya Haddad" });
	await expect(remove).toBeDisabled();
	await expect(remove).toHaveAccessibleDescription("Removing a student needs the network.");
	await expect(page.getByText("Removing a student needs the network.", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "New code" })).toBeDisabled();
	await expect(page.getByText("A new code needs the network.", { exact: true })).toBeVisible();
	await server.start();
	await networkIsBack(page);
	await expect(remove).toBeEnabled();
});

const refusals = [
	{
		who: "nobody",
		en: "Nobody has an account with this e-mail address. Check it, or give the code.",
		fr: "Personne n'a de compte avec cette adresse. Vérifiez-la, ou donnez le code.",
	},
	{
		who: "teacher",
		en: "This account is not a student's.",
		fr: "Ce compte n'est pas celui d'un élève.",
	},
	{
		who: "waiting",
		en: "The centre has not approved this account yet. Try again when it has.",
		fr: "Le centre n'a pas encore approuvé ce compte. Réessayez quand ce sera fait.",
	},
	{
		who: "too late",
		en: "This course is archived: nobody can be added.",
		fr: "Ce cours est archivé\u202f: on ne peut plus y ajouter personne.",
	},
	{
		who: "too many",
		en: "Too many unknown addresses. Wait a quarter of an hour, then try again.",
		fr: "Trop d'adresses inconnues. Attendez un quart d'heure, puis réessayez.",
	},
] as const;

test("who cannot be added by e-mail is told apart, in both languages", async ({ server, phone, strays }) => {
	strays.allow(refused, noNetwork);
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const addresses = {
		nobody: `nobody-${newId()}@lead.test`,
		teacher: (await teacher(server)).email,
		waiting: (await waiting(server)).email,
		"too late": (await student(server)).email,
		"too many": (await student(server)).email,
	};
	const page = await phone();
	await signIn(page, server, rana);
	await page.getByRole("button", { name: "Mathematics", exact: true }).click();
	// The square comes as a file of its own, which this phone does not keep.
	await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
	for (const { who, ...words } of refusals) {
		if (who === "too many") {
			for (let at = 0; at < 30; at++) {
				const body = { id: newId(), course_id: maths.id, email: `guess-${at}@lead.test` };
				await server.ask("POST", "/api/lead/enrol", { token: rana.token, body });
			}
		}
		// The course that was archived is open again on the phone too.
		await expect(page.getByLabel(/^(Email|E-mail)$/)).toBeVisible();
		await page.context().setOffline(true);
		await page.getByLabel(/^(Email|E-mail)$/).fill(addresses[who]);
		await page.getByRole("button", { name: /^(Add|Ajouter)$/ }).click();
		if (who === "too late") await server.update("courses", maths.id, { archived_at: "2026-01-05 08:00:00.000Z" });
		await page.context().setOffline(false);
		const row = inClass(page, addresses[who]);
		await expect(row.getByText(/^(Not sent|Non envoyé)/)).toBeVisible();
		await expect(row.getByText(words.en, { exact: true })).toBeVisible();
		await inFrench(page, () => expect(row.getByText(words.fr, { exact: true })).toBeVisible());
		await row.getByRole("button", { name: /^(Dismiss|Abandonner)$/ }).click();
		await expect(row).toHaveCount(0);
		if (who === "too late") await server.update("courses", maths.id, { archived_at: "" });
		await networkIsBack(page);
		await expect(chip(page)).toHaveAccessibleName(/^(All sent|Tout est envoyé)\./);
	}
	expect(await server.rows("enrollments", `course_id = '${maths.id}' && role_in_course = 'student'`)).toEqual([]);
});
test("a student is added by e-mail, offline too; a wrong address is corrected in its place", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refused);
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya]);
	const page = await phone({ keepsApp: true });
	await openTeacherDashboard(page, server, rana);
	await enterCourse(page, "Mathematics");
	const email = page.getByLabel("Email");
	const add = page.getByRole("button", { name: "Add", exact: true });
	for (const [typed, words] of [
		["", "Required"],
		["karim", "Invalid email address"],
		[maya.email.toUpperCase(), "Maya Haddad is already in the class."],
	] as const) {
		await email.fill(typed);
		await add.click();
		await expect(email).toHaveAccessibleDescription(words);
		await expect(email).toBeFocused();
	}
	await page.context().setOffline(true);
	const wrong = karim.email.replace("@", "-typo@");
	await email.fill(` ${wrong} `);
	await add.click();
	await expect(email).toHaveValue("");
	await expect(inClass(page, wrong).getByText("Waiting to send", { exact: true })).toBeVisible();
	await email.fill(wrong);
	await add.click();
	await expect(email).toHaveAccessibleDescription("This address is already on its way.");
	await email.fill("");
	await page.reload();
	await inClass(page, wrong).getByRole("button", { name: "Take it back", exact: true }).click();
	await expect(inClass(page, wrong)).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Class list" })).toBeFocused();
	await undoButton(page).click();
	await expect(inClass(page, wrong)).toBeVisible();
	await page.context().setOffline(false);
	await expect(inClass(page, wrong).getByText(/^Not sent/)).toBeVisible();
	await inClass(page, wrong).getByRole("button", { name: "Dismiss" }).click();
	await expect(inClass(page, wrong)).toHaveCount(0);
	await undoButton(page).click();
	await inClass(page, wrong).getByRole("button", { name: "Change the e-mail" }).click();
	await expect(email).toHaveValue(wrong);
	await expect(email).toBeFocused();
	await email.fill(karim.email);
	await page.keyboard.press("Enter");
	await expect(page.getByText("The student is in the course.", { exact: true })).toBeVisible();
	await expect(inClass(page, "Karim Nassar")).toBeVisible();
	await expect(inClass(page, wrong)).toHaveCount(0);
	await expect(classList(page).getByText("2 students", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
	const seats = await server.rows("enrollments", `course_id = '${maths.id}' && role_in_course = 'student'`);
	expect(seats.map(({ user_id }) => user_id).sort()).toEqual([maya.id, karim.id].sort());
});

test("a student is removed after a question by name; the work stays and comes back with the student", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, rana, [maya, karim]);
	const task = await assignment(server, maths.id);
	const work = await submission(server, maya, task.id);
	const page = await phone({ keepsApp: true });
	await openTeacherDashboard(page, server, rana);
	await enterCourse(page, "Mathematics");
	const remove = page.getByRole("button", { name: "Remove Maya Haddad" });
	await remove.click();
	const ask = page.getByRole("dialog", { name: "Remove Maya Haddad from Mathematics? The work stays." });
	await expect(ask.getByText("Whoever is added again finds all answers and grades as they were.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(remove).toBeFocused();
	await remove.click();
	await server.stop();
	await ask.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(
		ask.getByText("The server did not answer. Nothing was changed; try again when you are connected."),
	).toBeVisible();
	await server.start();
	await ask.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(ask).toHaveCount(0);
	await expect(
		page.getByText("Maya Haddad is not in the class any more. The work is kept.", { exact: true }),
	).toBeVisible();
	await expect(page.getByRole("heading", { name: "Class list" })).toBeFocused();
	await expect(inClass(page, "Maya Haddad")).toHaveCount(0);
	await expect(classList(page).getByText("1 student", { exact: true })).toBeVisible();
	expect(await server.rows("enrollments", `user_id = '${maya.id}'`)).toEqual([]);
	expect(await server.rows("submissions")).toMatchObject([{ id: work.id, text_body: "Answer of Maya Haddad" }]);
	await page.getByLabel("Email").fill(maya.email);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(inClass(page, "Maya Haddad")).toBeVisible();
	await openTab(page, "Grading (1)");
	await expect(page.getByText("Answer of Maya Haddad", { exact: true })).toBeVisible();
});

test("somebody signed up but unknown to the phone is in the list by name as soon as the server told it", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const page = await phone();
	await signIn(page, server, rana);
	await enterCourse(page, "Mathematics");
	await expect(page.getByText("Nobody is in this class yet. Give the code, or add somebody by e-mail.")).toBeVisible();
	await enrol(server, await person(server, { name: "Ömer مرحبا" }), maths.id);
	await networkIsBack(page);
	await expect(inClass(page, "Ömer مرحبا")).toBeVisible();
});
