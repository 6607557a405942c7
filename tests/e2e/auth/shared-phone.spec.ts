// One phone, several people. Nobody finds anything of whoever had it before, and nobody's work is lost for it.
import type { Page } from "@playwright/test";
import { fillNewPassword } from "#support/browser/accounts.ts";
import {
	chipSays,
	fillSignIn,
	handIn,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
} from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { newestMail, tokenIn } from "#support/mails.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const kept = "The secret of the third pie is 7/12.";
const drafted = "Only half written so far";
const sentWords = "Only Maya and her teacher may read these words.";

async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya, karim], { title: "Geometry" });
	await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles" });
	const done = await assignment(server, maths.id, { title: "Circles" });
	await submission(server, maya, done.id, { text_body: sentWords });
	return { maya, karim };
}

/** Somebody else's, as the page stands and as the phone keeps it: none of it may be there. */
async function expectNothingOf(page: Page, person: Person): Promise<void> {
	await expect(page.getByRole("main")).not.toBeEmpty();
	const found = await everythingOn(page);
	const words = [person.name, person.email, person.token, kept, drafted, sentWords];
	expect(words.filter((text) => found.includes(text))).toEqual([]);
}

/** What the browser, or the app's own cache, kept of the server's answers: asked without a network. */
function answersKept(page: Page, addresses: Iterable<string>): Promise<string[]> {
	return page.evaluate(
		async (urls) => {
			const found: string[] = [];
			for (const url of urls) {
				const answer = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
				if (answer?.ok) found.push(url);
			}
			return found;
		},
		[...addresses],
	);
}

test("the next person on a phone finds nothing of the one before: stored, cached, in a field, or by going back", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 504|ERR_CACHE_MISS|ERR_FAILED/);
	const { maya, karim } = await aClass(server);
	const page = await phone({ keepsApp: true });
	const asked = new Set<string>();
	const tokens = new Set<string>();
	page.on("request", (request) => {
		if (request.method() === "GET" && request.url().includes("/api/")) asked.add(request.url());
		tokens.add(request.headers().authorization ?? "");
	});
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Submitted");
	await expect(page.getByText(sentWords, { exact: true })).toBeVisible();
	await openTab(page, "Assignments (2)");
	await sheet(page, "Angles").getByLabel("Your response").fill(drafted);
	await expect(sheet(page, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await page.getByRole("link", { name: "My profile" }).click();
	await expect(page.getByRole("definition").filter({ hasText: maya.email })).toContainText("confirmed");
	const hers = await everythingOn(page);
	for (const text of [maya.name, maya.email, drafted, sentWords]) expect(hers).toContain(text);
	const [token = ""] = [...tokens].filter(Boolean);
	expect(hers).toContain(token);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.waitForURL(`${server.url}/`);
	await expectNothingOf(page, { ...maya, token });
	expect(asked.size).toBeGreaterThan(3);
	expect(await answersKept(page, asked)).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);

	await signIn(page, server, karim);
	await openTab(page, "Assignments (3)");
	await chipSays(page, "All sent");
	await expectNothingOf(page, { ...maya, token });
	for (const before of ["/", "/profile", "/dashboard-student"]) {
		await page.goBack();
		await page.waitForURL((url) => url.pathname === before);
		await expectNothingOf(page, { ...maya, token });
	}
});

/** Leaves with an answer that is not sent and a draft, both kept for the next sign-in. */
async function leaveWithWork(page: Page, server: RealServer, maya: Person): Promise<void> {
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (2)");
	await sheet(page, "Angles").getByLabel("Your response").fill(drafted);
	await expect(sheet(page, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await server.stop();
	await handIn(page, "Fractions", kept);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.getByRole("button", { name: "Keep on this phone for my next sign-in" }).click();
	await page.waitForURL(`${server.url}/`);
	await server.start();
	await expectNothingOf(page, maya);
}

/** The dashboard is open: what was kept is sent, and what was begun stands in its field. */
async function expectWorkBack(page: Page, server: RealServer, maya: Person): Promise<void> {
	await openTab(page, "Submitted");
	await expect(sheet(page, "Fractions").getByText("Sent to your teacher")).toBeVisible();
	await openTab(page, "Assignments (1)");
	await expect(sheet(page, "Angles").getByLabel("Your response")).toHaveValue(drafted);
	const rows = await server.rows("submissions", `student_id = '${maya.id}' && text_body != '${sentWords}'`);
	expect(rows.map((row) => row.text_body)).toEqual([kept]);
}

test("kept work opens at the next sign-in after the password was forgotten and reset by mail", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await aClass(server);
	const page = await phone({ keepsApp: true });
	await leaveWithWork(page, server, maya);
	const post = (path: string, body: object) => server.ask("POST", path, { body });
	await post("/api/lead/forgot-password", { email: maya.email, language: "en" });
	const token = tokenIn(await newestMail(server, maya.email));
	const fresh = { password: "forgotten-no-more", passwordConfirm: "forgotten-no-more" };
	expect((await post("/api/collections/users/confirm-password-reset", { token, ...fresh })).status).toBe(204);

	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, "forgotten-no-more");
	await page.waitForURL(/\/dashboard-student/);
	await expectWorkBack(page, server, maya);
});

test("kept work opens at the next sign-in with a password the centre has set, and is there after an own one", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 401/);
	const { maya } = await aClass(server);
	const page = await phone({ keepsApp: true });
	await leaveWithWork(page, server, maya);
	const boss = await admin(server);
	const given = await server.ask("POST", "/api/lead/temporary-password", {
		token: boss.token,
		body: { user_id: maya.id },
	});
	const temporary = String(given.at("password"));

	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, temporary);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your own password");
	await page.getByLabel("Temporary Password", { exact: true }).fill(temporary);
	await fillNewPassword(page, "only-maya-knows");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await expectWorkBack(page, server, maya);
});

test("every tab follows whoever signs in over an ended session, and keeps no word of the one before", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 401/);
	const { maya, karim } = await aClass(server);
	const one = await phone({ keepsApp: true });
	await signIn(one, server, maya);
	await keptByServiceWorker(one);
	const two = await one.context().newPage();
	await two.goto(`${server.url}/dashboard-student#assignments`);
	await sheet(two, "Angles").getByLabel("Your response").fill(drafted);
	await expect(sheet(two, "Angles").getByText(/^Draft saved/)).toBeVisible();
	const three = await one.context().newPage();
	await three.goto(`${server.url}/profile`);
	await expect(three.getByRole("definition").filter({ hasText: maya.email })).toContainText("confirmed");
	await server.update("users", maya.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	await networkIsBack(one);
	for (const tab of [one, two, three]) await chipSays(tab, "Sign in again");

	// A tab that nobody sees draws once a second.
	await one.bringToFront();
	await one.goto(`${server.url}/login`);
	await fillSignIn(one, karim.email, karim.password);
	await expect(one.getByRole("heading", { level: 1 })).toHaveText("Hello, Karim");
	for (const tab of [one, two, three]) {
		await expect(tab.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
		await chipSays(tab, "All sent");
		await expectNothingOf(tab, maya);
	}
	await two.bringToFront();
	await two.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
	await openTab(two, "Assignments (3)");
	await expect(sheet(two, "Angles").getByLabel("Your response")).toHaveValue("");

	await two.getByRole("button", { name: "Sign Out" }).click();
	for (const tab of [one, two, three]) {
		await tab.waitForURL(`${server.url}/`);
		await expect(tab.getByRole("banner").getByRole("link", { name: "Portal" })).toBeVisible();
	}
	await one.bringToFront();
	await signIn(one, server, { ...maya, password: "elsewhere-1" });
	await openTab(one, "Assignments (2)");
	await expect(sheet(one, "Angles").getByLabel("Your response")).toHaveValue(drafted);
});
