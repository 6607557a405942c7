// A phone without room for an inquiry sends it at once: one press is one lead, whatever becomes of the answer.
import type { Page } from "@playwright/test";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { proxyTo } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";
import { family, field, message, send, thanks, write } from "./inquiry-forms.ts";

const failed = "Failed to submit form. Please try again.";
const leads = "/api/collections/leads/records";
const lostAnswer = /Failed to load resource/;

/** From here on this page has no room in the outbox; drafts are kept. @returns what makes room again */
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

/** An inquiry whose first press the centre heard, and whose answer was lost. */
async function heardUnanswered(server: RealServer, page: Page, name: string) {
	const line = await proxyTo(server.url);
	await page.goto(`${line.url}/join-us`);
	await write(page, family(name));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	const makeRoom = await full(page);
	const lost = line.nextDroppedAnswer(leads);
	await send(page).click();
	expect((await lost).answer?.status).toBe(200);
	await expect.poll(() => toastsOf(page)).toEqual([failed]);
	await expect(
		page.getByText(
			/^This phone cannot save it, and the centre has not confirmed it\. Your words are still in the form/,
		),
	).toBeVisible();
	const stored = async () => (await server.rows("leads", `parent_name = "${name}"`)).map((row) => row.full_message);
	return { line, makeRoom, stored };
}

type Heard = Awaited<ReturnType<typeof heardUnanswered>>;

test("sent directly and confirmed, an inquiry leaves no draft behind", async ({ server, phone }) => {
	const page = await phone();
	await page.goto(`${server.url}/join-us`);
	await write(page, family("Rana Full"));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await full(page);
	await send(page).click();
	await expect.poll(() => toastsOf(page)).toEqual([thanks]);
	await expect(field(page, "Message")).toHaveValue("");
	expect(await everythingOn(page)).not.toContain("Karim finds");
	expect(await server.rows("leads", 'parent_name = "Rana Full"')).toHaveLength(1);
});

/** What follows on a page whose first inquiry the centre heard, and whose answer was lost. */
function afterLostAnswer(title: string, name: string, go: (page: Page, heard: Heard) => Promise<void>): void {
	test(title, async ({ server, phone, strays }) => {
		strays.allow(lostAnswer);
		const page = await phone();
		const heard = await heardUnanswered(server, page, name);
		await go(page, heard);
		await page.close();
		await heard.line.close();
	});
}

afterLostAnswer(
	"a second press after a lost answer is the same inquiry, sent directly again",
	"Rana Again",
	async (page, { stored }) => {
		await send(page).click();
		await expect.poll(() => toastsOf(page)).toEqual([failed, thanks]);
		expect(await stored()).toEqual([message]);
	},
);

afterLostAnswer(
	"a second press after a lost answer is the same inquiry, kept now that there is room",
	"Rana Roomy",
	async (page, { makeRoom, stored }) => {
		await makeRoom();
		await send(page).click();
		await expect.poll(async () => (await toastsOf(page)).at(-1)).toBe(thanks);
		await expect(page.getByText(/^Sent \d\d:\d\d/)).toBeVisible();
		expect(await stored()).toEqual([message]);
	},
);

afterLostAnswer(
	"other words after a lost answer are another inquiry, and the first words again the first",
	"Rana Other",
	async (page, { line, stored }) => {
		const longer = `${message} On Monday, too.`;
		const lost = line.nextDroppedAnswer(leads);
		await write(page, { Message: longer });
		await send(page).click();
		expect((await lost).answer?.status).toBe(200);
		await expect(send(page)).toBeEnabled();
		await write(page, { Message: message });
		await send(page).click();
		await expect.poll(async () => (await toastsOf(page)).at(-1)).toBe(thanks);
		expect((await stored()).sort()).toEqual([message, longer]);
	},
);

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
