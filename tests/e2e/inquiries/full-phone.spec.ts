// A phone whose storage is full sends an inquiry at once: one press is one lead, whatever happens to the response.
import type { Page } from "@playwright/test";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { type NetworkProxy, proxyTo } from "#support/proxy.ts";
import { family, field, message, send, thanks, write } from "./inquiry-forms.ts";

const failed = "Failed to submit form. Please try again.";
const leads = "/api/collections/leads/records";
const lostAnswer = /Failed to load resource/;

/** From now on this page cannot write into the outbox, only drafts. @returns makes space again */
async function full(page: Page): Promise<() => Promise<void>> {
	await page.evaluate(() => {
		const { add } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.add = function (...row) {
			if (this.name === "outbox") throw new DOMException("full", "QuotaExceededError");
			return add.apply(this, row);
		};
		window.addEventListener("room", () => {
			IDBObjectStore.prototype.add = add;
		});
	});
	return () => page.evaluate(() => void window.dispatchEvent(new Event("room")));
}

/** Writes an inquiry and presses Send: the centre receives it, and the response is lost. */
async function heardUnanswered(page: Page, line: NetworkProxy, name: string): Promise<void> {
	await write(page, family(name));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	// The next request needs a new connection: on a used one the browser itself would repeat it.
	line.refuse();
	line.pass();
	const lost = line.nextDroppedAnswer(leads);
	await send(page).click();
	expect((await lost).answer?.status).toBe(200);
	await expect.poll(async () => (await toastsOf(page)).at(-1)).toBe(failed);
	await expect(
		page.getByText(
			/^This phone cannot save it, and the centre has not confirmed it\. Your words are still in the form/,
		),
	).toBeVisible();
}

test("with full storage one press is one lead: a confirmed one leaves no draft, and after a lost answer the same words are the same inquiry and others a new one", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(lostAnswer);
	const line = await proxyTo(server.url);
	const page = await phone();
	await page.goto(`${line.url}/join-us`);
	const stored = async (name: string) =>
		(await server.rows("leads", `parent_name = "${name}"`)).map((row) => row.full_message).sort();
	const lastToast = async () => (await toastsOf(page)).at(-1);

	await write(page, family("Rana Full"));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	const makeRoom = await full(page);
	await send(page).click();
	await expect.poll(() => toastsOf(page)).toEqual([thanks]);
	await expect(field(page, "Message")).toHaveValue("");
	expect(await everythingOn(page)).not.toContain("Karim finds");
	expect(await stored("Rana Full")).toEqual([message]);

	await test.step("a second press after a lost answer is the same inquiry, sent directly again", async () => {
		await heardUnanswered(page, line, "Rana Again");
		await send(page).click();
		await expect.poll(() => toastsOf(page)).toEqual([thanks, failed, thanks]);
		expect(await stored("Rana Again")).toEqual([message]);
	});

	await test.step("other words are another inquiry, and the first words again the first", async () => {
		await heardUnanswered(page, line, "Rana Other");
		const longer = `${message} On Monday, too.`;
		const lost = line.nextDroppedAnswer(leads);
		await write(page, { Message: longer });
		await send(page).click();
		expect((await lost).answer?.status).toBe(200);
		await expect(send(page)).toBeEnabled();
		await write(page, { Message: message });
		await send(page).click();
		await expect.poll(lastToast).toBe(thanks);
		expect(await stored("Rana Other")).toEqual([message, longer]);
	});

	await test.step("a second press once there is room is the same inquiry, kept now", async () => {
		await heardUnanswered(page, line, "Rana Roomy");
		await makeRoom();
		await send(page).click();
		await expect.poll(lastToast).toBe(thanks);
		await expect(page.getByText(/^Sent \d\d:\d\d/)).toBeVisible();
		expect(await stored("Rana Roomy")).toEqual([message]);
	});
	await page.close();
	await line.close();
});

test("a confirmed inquiry is said to be sent although no code can be fetched any more", async ({ server, phone }) => {
	const page = await phone();
	await page.route(`**${leads}`, async (route) => {
		await page.route("**/assets/**", (asset) => asset.abort());
		await route.continue();
	});
	await page.goto(`${server.url}/join-us`);
	await write(page, family("Rana Wordless"));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await full(page);
	await send(page).click();
	await expect.poll(() => toastsOf(page)).toEqual([thanks]);
	await expect(field(page, "Message")).toHaveValue("");
	expect(await server.rows("leads", 'parent_name = "Rana Wordless"')).toHaveLength(1);
});
