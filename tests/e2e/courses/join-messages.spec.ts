// Codes that let nobody in, and what is said of them in both languages.
import { join as joinByCode } from "#support/api/bodies.ts";
import { chipSays, inFrench, speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { undoButton } from "#support/browser/toasts.ts";
import { course, newId } from "#support/school.ts";
import { aCourse, dialog, enter, field, join, joining, open, seats, signedIn } from "./join-steps.ts";

const refused = /status of 40[03] .*\/api\/lead\/join/;

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
		await joinByCode(server, maya, { id: newId(), code: "ZZZZZZZ" });
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
