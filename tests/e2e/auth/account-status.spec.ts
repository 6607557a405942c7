// The server refuses the person rather than the work: an expired session, an account that waits or is closed.
import { goOffline } from "#support/browser/offline.ts";
import {
	cardOf,
	chip,
	chipSays,
	fillSignIn,
	handIn,
	networkIsBack,
	openTab,
	passSeconds,
	signIn,
} from "#support/browser/portal.ts";
import { everythingOn, rowsOnPhone } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { person, student, teacher, waiting } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

const deadToken = /status of 401 .*\/api\/lead\/handshake/;
const rotate = { authToken: { secret: "every session of before is over now", duration: 604800 } };

test("with a dead token nothing is lost, reading goes on, and signing in again sends what waits", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(deadToken);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles", instructions: "Measure three doors." });
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body: rotate });
	await handIn(page, "Fractions", "7/12");

	await chipSays(page, "Sign in again");
	await expect(cardOf(page, "Angles").getByText("Measure three doors.")).toBeVisible();
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Fractions").getByText("Waiting to send")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await expect(cardOf(page, "Fractions").getByText("Waiting to send")).toBeVisible();
	expect(await server.rows("submissions")).toEqual([]);

	await chip(page).click();
	const list = page.getByRole("dialog", { name: "Written on this phone" });
	await expect(list.getByText("Sign in again to send 1 work.")).toBeVisible();
	await list.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in again");
	await expect(
		page.getByText("Your session has ended. 1 work waits on this phone and is sent once you are back in."),
	).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(maya.email);
	await fillSignIn(page, maya.email, maya.password);
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	await chipSays(page, "All sent");
	expect((await server.rows("submissions")).map((row) => [row.student_id, row.text_body])).toEqual([[maya.id, "7/12"]]);
});

test("a person who waits for approval sees a calm page, learns when the session has ended, and is let in without a reload", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(deadToken);
	const wael = await waiting(server, "Wael Matar");
	const page = await phone();
	await page.clock.install();
	await signIn(page, server, wael);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for approval");
	await expect(
		page.getByText("You can leave this page open or come back later: it looks again by itself."),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Write on WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
	await page.getByRole("link", { name: "My profile" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
	await expect(page.getByRole("term")).toHaveText(["Name", "Email", "Role", "Grade", "Signed up on"]);
	await expect(page.getByRole("definition").first()).toHaveText("Wael Matar");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Details", "Email address", "Delete my account"]);
	await page.getByRole("button", { name: "Delete my account..." }).click();
	await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toHaveText(["What goes"]);
	await page.getByRole("button", { name: "Keep my account" }).click();
	await page.getByRole("link", { name: "Back", exact: true }).click();
	await page.getByRole("button", { name: "Look again now" }).click();
	await expect(page.getByText(/^Looked at \d\d:\d\d\. Not yet\.$/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Look again now" })).toBeFocused();

	await server.update("users", wael.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await networkIsBack(page);
	await expect(page.getByText("Your session has ended. Sign in again, and this page looks for you.")).toBeVisible();
	await expect(page.getByText(/^Looked at|it looks again by itself/)).toHaveCount(0);
	await page.getByRole("main").getByRole("link", { name: "Sign in again" }).click();
	await fillSignIn(page, wael.email, "elsewhere-1");
	await expect(page.getByRole("button", { name: "Look again now" })).toBeVisible();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));

	await server.update("users", wael.id, { name: "Wael Matar" });
	await passSeconds(page, 61, { until: page.getByRole("heading", { level: 1, name: "Hello, Wael" }) });
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
});

test("a declined account reads why, however long without a gap, and offline deletes nothing", async ({
	server,
	phone,
	strays,
}) => {
	// The page may be requesting the profile when the network goes.
	strays.allow(/ERR_INTERNET_DISCONNECTED/, /^profile NoAnswer/);
	const karim = await person(server, { accountStatus: "declined" });
	const reason = `Please call the centre first. https://lead.example/${"r".repeat(400)}`;
	await server.update("users", karim.id, { decline_reason: reason });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, karim);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This account was not approved");
	await expect(page.getByText(reason)).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	await page.goto(`${server.url}/profile`);
	await expect(page.getByRole("button", { name: "Delete my account..." })).toBeEnabled();
	await goOffline(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
	await expect(page.getByRole("button", { name: "Delete my account..." })).toBeDisabled();
});

test("a blocked account loses what was mirrored, keeps its unsent work, and sends it when it is open again", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles" });
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await server.update("users", maya.id, { blocked_at: "2026-01-05 08:00:00.000Z" });
	await handIn(page, "Fractions", "7/12");

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This account is closed for now");
	const kept = page.getByRole("region").or(page.locator("section")).filter({ hasText: "Your work on this phone" });
	await expect(kept.getByRole("listitem").first()).toContainText("Answer: Fractions");
	expect(await rowsOnPhone(page, maya.id)).toMatchObject({
		users: 0,
		courses: 0,
		enrollments: 0,
		assignments: 0,
		submissions: 0,
		outbox: 1,
	});
	const left = await everythingOn(page);
	expect(left).toContain("7/12");
	expect(left).not.toContain("Angles");
	expect(await server.rows("submissions", `student_id = '${maya.id}'`)).toEqual([]);
	await expect(page.getByRole("link", { name: "My profile" })).toHaveCount(0);
	await page.goto(`${server.url}/profile`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This account is closed for now");

	await page.goto(`${server.url}/dashboard-student`);
	await server.update("users", maya.id, { blocked_at: "" });
	await networkIsBack(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["7/12"]);
});
