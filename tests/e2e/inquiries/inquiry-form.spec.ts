// Every rule and sentence of the inquiry form, and its button on a slow line.
import type { Page } from "@playwright/test";
import { inFrench, speak } from "#support/browser/portal.ts";
import { expectAlive } from "#support/browser/site.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, holdRequests, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { family, field, form, inquiries, message, send, write } from "./inquiry-forms.ts";

/** Each field shows its problem below it. */
async function expectProblems(page: Page, language: "en" | "fr", message: string): Promise<void> {
	const { labels, problems } = inquiries[language];
	for (const [place, label] of labels.entries()) {
		const problem = label === "Message" ? message : (problems[place] ?? "nothing");
		await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(problem));
	}
}

test("an inquiry says what is wrong under each field, in both languages, and is one lead when it is right", async ({
	server,
	phone,
}) => {
	const { en, fr } = inquiries;
	const page = await phone();
	await page.goto(`${server.url}/join-us`);
	await page.getByRole("link", { name: en.book }).first().click();
	// The link scrolls to the form, and a button that moves under the pointer is not pressed.
	const top = async () => (await field(page, en.labels[0]).boundingBox())?.y;
	await expect.poll(top).toBeLessThan(400);
	await send(page).click();
	await expectProblems(page, "en", en.problems[4]);
	await expect(field(page, en.labels[0])).toBeFocused();
	await expect.poll(() => toastsOf(page)).toEqual([en.fix]);
	await inFrench(page, async () => {
		await expect(page.getByRole("link", { name: fr.book }).first()).toBeVisible();
		await expectProblems(page, "fr", fr.problems[4]);
		await page.getByRole("button", { name: fr.send }).click();
		await expect(page.getByText(fr.fix, { exact: true })).toBeVisible();
		const wrong = ["R ", "", "rana@family", " 1234567 ", "ö".repeat(1001)];
		await write(page, Object.fromEntries(fr.labels.map((label, place) => [label, wrong[place] ?? ""])));
		await page.getByRole("button", { name: fr.send }).click();
		await expectProblems(page, "fr", fr.tooLong);
	});
	await expectProblems(page, "en", en.tooLong);

	await speak(page, "fr");
	const right = ["  Rana Khoury ", "Grade 6", "rana@family.example", "+961 70 123 456", message];
	await write(page, Object.fromEntries(fr.labels.map((label, place) => [label, right[place] ?? ""])));
	await page.getByRole("button", { name: fr.send }).click();
	await expect.poll(() => toastsOf(page)).toContain(fr.thanks);
	for (const label of fr.labels) await expect(field(page, label)).toHaveValue("");
	await expect(page.getByText(fr.sent)).toBeVisible();

	expect(await server.rows("leads", 'parent_name = "Rana Khoury"')).toMatchObject([
		{
			email: "rana@family.example",
			phone: "+961 70 123 456",
			student_name: "",
			grade: "Grade 6",
			program_type: Array.from(message).slice(0, 100).join(""),
			full_message: message,
			message: "",
			subjects: [],
			language: "fr",
		},
	]);
	expect(await everythingOn(page)).not.toContain("rana@family.example");
});

/** Holds the code that sends an inquiry until it is released. */
const sendingHeld = (page: Page) => holdRequests(page, /\/commands-[^/]+\.js$/);

test("on a slow line missing fields are named at once, and correcting one moves nothing", async ({ server, phone }) => {
	const page = await phone({ serviceWorkers: "block" });
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	const release = await sendingHeld(page);
	await send(page).click();
	await expect(field(page, "Parent Name")).toHaveAccessibleDescription(/Name must be at least 2 characters/);
	await expect(field(page, "Parent Name")).toBeFocused();
	await field(page, "Message").focus();
	release();
	await expect.poll(() => toastsOf(page)).toEqual([inquiries.en.fix]);
	await expect(field(page, "Message")).toBeFocused();
	await expect(send(page)).toBeEnabled();
});

test("what is being sent is not typed into, its last letters are kept before its code has come, and then Send stands on its own colour", async ({
	server,
	phone,
}) => {
	const page = await phone();
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	const release = await sendingHeld(page);
	await write(page, family("Rana Typing"));
	await send(page).click();
	const busy = form(page).getByRole("button", { name: "Submitting..." });
	await expect(busy).toBeDisabled();
	await busy.evaluate((button: HTMLElement) => {
		const watch = new MutationObserver(() => {
			button.dataset.turning = String(button.getAnimations().length);
		});
		watch.observe(button, { attributeFilter: ["disabled"] });
	});
	await field(page, "Message").focus();
	await page.keyboard.type("And on Monday.");
	await expect(field(page, "Message")).toHaveValue(message);
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	for (const label of ["Parent Name", "Email", "Phone", "Message"]) {
		await expect(field(page, label)).not.toBeEditable();
	}
	await expect(field(page, "Child Grade").locator("option:enabled")).toHaveText(["Grade 6"]);
	release();
	// As soon as it can be pressed again.
	await expect(send(page)).toHaveAttribute("data-turning", "0");
	await expect.poll(() => toastsOf(page)).toEqual([inquiries.en.thanks]);
	await expect(field(page, "Message")).toBeEditable();
	expect(await server.rows("leads", 'parent_name = "Rana Typing"')).toMatchObject([
		{ grade: "Grade 6", full_message: message },
	]);
});
