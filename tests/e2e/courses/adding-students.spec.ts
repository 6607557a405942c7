// Students added to a course by e-mail, and who cannot be.
import { enrolByAddress } from "#support/api/bodies.ts";
import { classList, enterCourse, inClass, openTeacherDashboard } from "#support/browser/courses.ts";
import { chip, chipSays, inFrench, networkIsBack, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { undoButton } from "#support/browser/toasts.ts";
import { student, teacher, waiting } from "#support/people.ts";
import { course, newId } from "#support/school.ts";

const refused = /status of 40[039] .*\/api\//;

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
				await enrolByAddress(server, rana, body);
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
