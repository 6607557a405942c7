// Every rule and sentence of the form for an inquiry, and its button on a slow line.
import type { Page } from "@playwright/test";
import { expectAlive } from "#support/browser/site.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, holdRequests, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { family, field, form, inquiries, message, send, write } from "./inquiry-forms.ts";

for (const language of ["en", "fr"] as const) {
	test(`an inquiry says what is wrong under each field, and is one lead when it is right (${language})`, async ({
		server,
		phone,
	}) => {
		const says = inquiries[language];
		const page = await phone({ chosen: language });
		await page.goto(`${server.url}/join-us`);
		await page.getByRole("link", { name: says.book }).first().click();
		// The link scrolls to the form: a button that moves under the pointer is not pressed.
		const top = async () => (await field(page, says.labels[0]).boundingBox())?.y;
		await expect.poll(top).toBeLessThan(400);
		await page.getByRole("button", { name: says.send }).click();
		for (const [place, label] of says.labels.entries()) {
			await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(says.problems[place] ?? "nothing"));
		}
		await expect(field(page, says.labels[0])).toBeFocused();
		await expect.poll(() => toastsOf(page)).toEqual([says.fix]);

		const name = `Rana Khoury (${language})`;
		const right = [`  ${name} `, "Grade 6", "rana@family.example", "+961 70 123 456", message];
		const wrong = ["R ", "", "rana@family", " 1234567 ", "ö".repeat(1001)];
		await write(page, Object.fromEntries(says.labels.map((label, place) => [label, wrong[place] ?? ""])));
		await page.getByRole("button", { name: says.send }).click();
		for (const [place, label] of says.labels.slice(0, 4).entries()) {
			await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(says.problems[place] ?? "nothing"));
		}
		await expect(field(page, says.labels[4])).toHaveAccessibleDescription(new RegExp(says.tooLong));
		await write(page, Object.fromEntries(says.labels.map((label, place) => [label, right[place] ?? ""])));
		await page.getByRole("button", { name: says.send }).click();
		await expect.poll(() => toastsOf(page)).toContain(says.thanks);
		for (const label of says.labels) await expect(field(page, label)).toHaveValue("");
		await expect(page.getByText(says.sent)).toBeVisible();

		expect(await server.rows("leads", `parent_name = "${name}"`)).toMatchObject([
			{
				email: "rana@family.example",
				phone: "+961 70 123 456",
				student_name: "",
				grade: "Grade 6",
				program_type: Array.from(message).slice(0, 100).join(""),
				full_message: message,
				message: "",
				subjects: [],
				language,
			},
		]);
		expect(await everythingOn(page)).not.toContain("rana@family.example");
	});
}

/** The code that sends an inquiry comes no further than this phone until it is let through. */
const sendingHeld = (page: Page) => holdRequests(page, /\/commands-[^/]+\.js$/);

test("on a slow line what is missing is said at once, and who puts it right is left where he writes", async ({
	server,
	phone,
}) => {
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

test("what is being sent is not typed into, and its last letters are kept before its code has come", async ({
	server,
	phone,
}) => {
	const page = await phone();
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	const release = await sendingHeld(page);
	await write(page, family("Rana Typing"));
	await send(page).click();
	await expect(form(page).getByRole("button", { name: "Submitting..." })).toBeDisabled();
	await field(page, "Message").focus();
	await page.keyboard.type("And on Monday.");
	await expect(field(page, "Message")).toHaveValue(message);
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	for (const label of ["Parent Name", "Email", "Phone", "Message"]) {
		await expect(field(page, label)).not.toBeEditable();
	}
	await expect(field(page, "Child Grade").locator("option:enabled")).toHaveText(["Grade 6"]);
	release();
	await expect.poll(() => toastsOf(page)).toEqual([inquiries.en.thanks]);
	await expect(field(page, "Message")).toBeEditable();
	expect(await server.rows("leads", 'parent_name = "Rana Typing"')).toMatchObject([
		{ grade: "Grade 6", full_message: message },
	]);
});

test("the moment Send can be pressed again its words stand on their own colour", async ({ server, phone }) => {
	const page = await phone({ serviceWorkers: "block" });
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	const release = await sendingHeld(page);
	await write(page, family("Rana Slow"));
	await send(page).click();
	const busy = form(page).getByRole("button", { name: "Submitting..." });
	await expect(busy).toBeDisabled();
	await busy.evaluate((button: HTMLElement) => {
		const watch = new MutationObserver(() => {
			button.dataset.turning = String(button.getAnimations().length);
		});
		watch.observe(button, { attributeFilter: ["disabled"] });
	});
	release();
	await expect(send(page)).toHaveAttribute("data-turning", "0");
});
