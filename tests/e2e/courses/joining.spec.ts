// A student's way into a course: its code, typed, brought along by a scanned card, or kept until there is a network.
import type { Page } from "@playwright/test";
import { undoButton } from "#support/browser/courses.ts";
import {
	chip,
	chipSays,
	fillSignIn,
	inFrench,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
	speak,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test, toastsOf } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const refused = /status of 40[03] .*\/api\/lead\/join/;

async function aCourse(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, []);
	return { rana, maya, maths, code: String(maths.join_code) };
}

const open = (page: Page) => page.getByRole("button", { name: /^(Join with a code|S'inscrire avec un code)$/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^(Join with a code|S'inscrire avec un code)$/ });
const field = (page: Page) => page.getByLabel(/^(Join code|Code d'inscription)$/);
const join = (page: Page) => dialog(page).getByRole("button", { name: /^(Join|S'inscrire)$/ });
const inGroups = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
const joining = (page: Page, code: string) =>
	page.getByRole("article", {
		name: new RegExp(`^(Joining with the code|Inscription avec le code) ${inGroups(code)}$`),
	});
const seats = (server: RealServer, id: string) => server.rows("enrollments", `user_id = '${id}'`);

/** Signed in, and the first list of courses has arrived: what stands there now stays. */
async function signedIn(page: Page, server: RealServer, person: Person): Promise<void> {
	await signIn(page, server, person);
	await expect(chip(page)).toHaveAccessibleName(/^(All sent|Tout est envoyé)\./);
}

async function enter(page: Page, code: string): Promise<void> {
	await open(page).click();
	await field(page).fill(code);
	await join(page).click();
}

test("a code is forgiven its writing, lets the student in once, and only as a student", async ({ server, phone }) => {
	const { maya, maths, code } = await aCourse(server);
	await assignment(server, maths.id);
	const page = await phone();
	await signedIn(page, server, maya);
	await expect(page.getByText("Not enrolled in any courses yet", { exact: true })).toBeVisible();
	await open(page).click();
	await expect(field(page)).toBeFocused();
	await field(page).pressSequentially(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2).toLowerCase()} `);
	await join(page).dblclick();
	await expect(dialog(page)).toHaveCount(0);
	await expect(open(page)).toBeFocused();
	await expect(page.getByText("You are in the course.", { exact: true })).toBeVisible();
	await expect(sheet(page, "Mathematics").getByText("1 to do", { exact: true })).toBeVisible();
	await expect(joining(page, code)).toHaveCount(0);
	expect(await seats(server, maya.id)).toMatchObject([{ course_id: maths.id, role_in_course: "student" }]);
	await openTab(page, "Assignments (1)");
	await expect(sheet(page, "Fractions")).toBeVisible();
	// Once more with the same code: kindly the same answer.
	await openTab(page, "Courses");
	await enter(page, code);
	await expect
		.poll(() => toastsOf(page))
		.toEqual(["Welcome back!", "You are in the course.", "You are in the course."]);
	await expect(page.getByRole("article")).toHaveCount(1);
	expect(await seats(server, maya.id)).toHaveLength(1);
});

test("a code kept without a network outlives a reload and lets the student in when it is back", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya, maths, code } = await aCourse(server);
	const page = await phone({ keepsApp: true });
	await signedIn(page, server, maya);
	await keptByServiceWorker(page);
	await expect(open(page)).toBeVisible();
	await server.stop();
	await enter(page, code);
	const waiting = joining(page, code);
	await expect(waiting.getByText("Waiting to send", { exact: false })).toBeVisible();
	await expect(
		page.getByText("Saved on this phone. It will be sent when you are back online.", { exact: true }),
	).toBeVisible();
	await page.reload();
	await expect(waiting).toBeVisible();
	// The same code again is the same wish.
	await enter(page, code);
	await expect(dialog(page)).toHaveCount(0);
	await expect(waiting).toHaveCount(1);
	await chipSays(page, "Offline · 1 waiting");
	// Nobody tried to send it yet: it can be taken back, and had again.
	await waiting.getByRole("button", { name: "Take it back", exact: true }).click();
	await expect(waiting).toHaveCount(0);
	await expect(open(page)).toBeFocused();
	await chipSays(page, "Offline");
	await undoButton(page).click();
	await expect(waiting).toBeVisible();
	await server.start();
	await networkIsBack(page);
	await expect(sheet(page, "Mathematics")).toBeVisible();
	await expect(waiting).toHaveCount(0);
	await chipSays(page, "All sent");
	expect(await seats(server, maya.id)).toMatchObject([{ course_id: maths.id, role_in_course: "student" }]);
});

const wrong = {
	unknown: {
		en: "No course has this code. Compare it letter by letter with the one you were given.",
		fr: "Aucun cours n'a ce code. Compare-le lettre par lettre avec celui qu'on t'a donné.",
	},
	old: {
		en: "This code is not used any more. Ask your teacher for the new one.",
		fr: "Ce code ne sert plus. Demande le nouveau à ton professeur.",
	},
	ended: {
		en: "This course has ended. Ask your teacher.",
		fr: "Ce cours est terminé. Parles-en à ton professeur.",
	},
	tooMany: {
		en: "Too many wrong codes. Wait a quarter of an hour, then try again.",
		fr: "Trop de codes faux. Attends un quart d'heure, puis réessaie.",
	},
} as const;

test("wrong, old, ended and guessed codes are answered kindly, in both languages", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const { rana, maya, maths, code } = await aCourse(server);
	const ended = await course(server, rana, [], { archived_at: "2026-01-05 08:00:00.000Z" });
	await server.ask("POST", "/api/lead/new-code", { token: rana.token, body: { course_id: maths.id } });
	const page = await phone();
	await signedIn(page, server, maya);
	const says = async (typed: string, words: keyof typeof wrong) => {
		const card = joining(page, typed);
		await expect(card.getByText(/^Not sent/)).toBeVisible();
		await expect(card.getByText(wrong[words].en, { exact: true })).toBeVisible();
		await inFrench(page, async () => {
			await expect(card.getByText(/^Non envoyé/)).toBeVisible();
			await expect(card.getByText(wrong[words].fr, { exact: true })).toBeVisible();
		});
	};
	const change = page.getByRole("button", { name: "Change the code" });
	await enter(page, "K7M2QXP");
	await says("K7M2QXP", "unknown");
	// Corrected in its place.
	await change.click();
	await expect(field(page)).toHaveValue("K7M2QXP");
	await field(page).fill(code);
	await page.keyboard.press("Enter");
	await expect(joining(page, "K7M2QXP")).toHaveCount(0);
	await expect(open(page)).toBeFocused();
	await says(code, "old");
	await change.click();
	await field(page).fill(String(ended.join_code));
	await page.keyboard.press("Enter");
	await says(String(ended.join_code), "ended");
	for (let at = 0; at < 10; at++) {
		await server.ask("POST", "/api/lead/join", { token: maya.token, body: { id: newId(), code: "ZZZZZZZ" } });
	}
	await change.click();
	await field(page).fill("K7M2QXP");
	await page.keyboard.press("Enter");
	await says("K7M2QXP", "tooMany");
	// By key: on a short page the notices that stay lie over the last buttons.
	await page.getByRole("button", { name: "Dismiss" }).press("Enter");
	await expect(joining(page, "K7M2QXP")).toHaveCount(0);
	await undoButton(page).click();
	await says("K7M2QXP", "tooMany");
	await page.getByRole("button", { name: "Dismiss" }).press("Enter");
	await chipSays(page, "All sent");
	expect(await seats(server, maya.id)).toEqual([]);
});

test("what cannot be a code is said before it is sent, in both languages; a phone that cannot keep one says so too", async ({
	server,
	phone,
}) => {
	const { maya, code } = await aCourse(server);
	const letters = {
		en: "A code has no 0, 1, I, L or O, and only letters and digits. Look at it once more.",
		fr: "Un code n'a ni 0, ni 1, ni I, L ou O, et rien que des lettres et des chiffres. Regarde-le encore une fois.",
	};
	const length = {
		en: "A code has 7 letters and digits. This one has 6.",
		fr: "Un code a 7 lettres et chiffres. Celui-ci en a 6.",
	};
	const missing = { en: "Please enter the code", fr: "Écris d'abord le code" };
	const page = await phone();
	await signedIn(page, server, maya);
	for (const language of ["en", "fr"] as const) {
		await speak(page, language);
		await open(page).click();
		for (const [typed, words] of [
			["", missing],
			["K7M2QX0", letters],
			["K7M 2QX", length],
		] as const) {
			await field(page).fill(typed);
			await join(page).click();
			await expect(field(page)).toHaveAccessibleDescription(words[language]);
			await expect(field(page)).toBeFocused();
			await expect(field(page)).toHaveValue(typed);
		}
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toHaveCount(0);
		await expect(open(page)).toBeFocused();
		await expect(page.getByRole("article")).toHaveCount(0);
	}

	await speak(page, "en");
	await page.evaluate(() => {
		IDBObjectStore.prototype.add = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await enter(page, code);
	await expect(field(page)).toHaveAccessibleDescription(
		"Not saved on this phone. The code is still in the field; please try again.",
	);
	await expect(field(page)).toHaveValue(code);
	expect(await seats(server, maya.id)).toEqual([]);
});

test("what stands last on a small phone can be scrolled out from under a notice that stays", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused);
	const { maya } = await aCourse(server);
	const page = await phone({ viewport: { width: 320, height: 480 }, chosen: "fr" });
	await signedIn(page, server, maya);
	await enter(page, "ABCDEFG");
	const notice = page.locator("[data-sonner-toast][data-type=error]");
	await expect(notice.getByText(wrong.unknown.fr, { exact: true })).toBeVisible();
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	const last = await open(page).boundingBox();
	const above = await notice.boundingBox();
	expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(above?.y ?? 0);
});

test("a scanned card opens the dialog with its code, once, also through the sign-in page; an archived course says so", async ({
	server,
	phone,
}) => {
	const { maya, maths, code } = await aCourse(server);
	const page = await phone();
	await page.goto(`${server.url}/dashboard-student#join/${code}`);
	await fillSignIn(page, maya.email, maya.password);
	// The first list of courses has arrived: what stands there now stays.
	await chipSays(page, "All sent");
	await expect(dialog(page)).toBeVisible();
	await expect(field(page)).toHaveValue(code);
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await expect(page).toHaveURL(`${server.url}/dashboard-student`);
	await page.reload();
	await expect(open(page)).toBeVisible();
	await expect(dialog(page)).toHaveCount(0);
	for (const written of [code, code.toLowerCase()]) {
		await page.goto(`${server.url}/dashboard-student#join/${written}`);
		await expect(field(page)).toHaveValue(code);
		await page.keyboard.press("Escape");
		await expect(page).toHaveURL(`${server.url}/dashboard-student`);
	}
	await page.goto(`${server.url}/dashboard-student#join/${code}`);
	await join(page).click();
	await expect(open(page)).toBeFocused();
	await expect(sheet(page, "Mathematics")).toBeVisible();
	expect(await seats(server, maya.id)).toMatchObject([{ course_id: maths.id }]);

	await server.update("courses", maths.id, { archived_at: "2026-01-05 08:00:00.000Z" });
	await networkIsBack(page);
	await expect(sheet(page, "Mathematics").getByText("Archived", { exact: true })).toBeVisible();
	await inFrench(page, () => expect(sheet(page, "Mathematics").getByText("Archivé", { exact: true })).toBeVisible());
});
