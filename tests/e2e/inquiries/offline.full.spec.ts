// One press is one inquiry, also without a server and after a killed browser. Counted on the server.
import { keptByServiceWorker, networkIsBack } from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { family, field, form, message, saved, send, thanks, write } from "./inquiry-forms.ts";

test("sent with the server gone, an inquiry waits through a reload and another language, and arrives once", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const page = await phone({ keepsApp: true });
	await page.goto(`${server.url}/contact`);
	await keptByServiceWorker(page);
	await write(page, family("Rana Khoury"));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await server.stop("SIGKILL");
	await page.reload();
	await page.getByRole("button", { name: "FR, Français" }).first().click();
	await expect(field(page, "Nom du parent")).toHaveValue("Rana Khoury");
	await page.getByRole("button", { name: "EN, English" }).first().click();
	await expect(field(page, "Message")).toHaveValue(message);
	await expect(field(page, "Child Grade")).toHaveValue("Grade 6");

	await send(page).dblclick();
	const waiting = page.getByRole("list", { name: "Waiting on this phone" }).getByRole("listitem");
	await expect(waiting).toHaveCount(1);
	await expect(waiting).toContainText("Waiting to send");
	await expect(waiting).toContainText("Rana Khoury · Grade 6 · Karim finds fractions hard");
	await expect(page.getByRole("heading", { name: "Your message is saved, \u2068Rana Khoury\u2069" })).toBeFocused();
	await expect(page.getByText(saved)).toBeVisible();
	await expect(page.getByText(/^You can leave this page\. /)).toBeVisible();
	const whatsapp = waiting.getByRole("link", { name: "Send it on WhatsApp now" });
	await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/96170000000\?text=.*Karim%20finds%20fractions/);
	await waiting.getByRole("button", { name: "Discard" }).click();
	await expect(waiting).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(waiting).toHaveCount(1);
	await expect(form(page)).toBeVisible();
	await expect.poll(async () => await toastsOf(page)).toContain("The inquiry was discarded.");
	await page.reload();
	await expect(waiting).toContainText("Waiting to send");

	await server.start();
	await networkIsBack(page);
	await expect(page.getByText(/^Sent \d\d:\d\d/)).toBeVisible();
	await expect.poll(() => toastsOf(page)).toEqual([thanks]);
	await page.reload();
	await networkIsBack(page);
	await expect(page.getByText(/^Sent \d\d:\d\d/)).toBeVisible();
	expect(await toastsOf(page)).toEqual([]);
	expect(await server.rows("leads")).toMatchObject([
		{ parent_name: "Rana Khoury", full_message: message, language: "en" },
	]);
	expect(await everythingOn(page)).not.toContain("Karim finds");
});

test("the browser is killed at once after the press, and the inquiry arrives from another page, once", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const before = await killable.open();
	await before.goto(`${server.url}/join-us`);
	await write(before, family("Rana Khoury"));
	await expect(before.getByText(/^Draft saved/)).toBeVisible();
	await keptByServiceWorker(before);
	await server.stop("SIGKILL");
	await send(before).click();
	await expect(before.getByText("Waiting to send")).toBeVisible();
	await killable.kill();

	await server.start();
	const page = await killable.open();
	await page.goto(`${server.url}/faq`);
	await expect.poll(async () => (await toastsOf(page)).filter((text) => text === thanks)).toHaveLength(1);
	expect(await server.rows("leads")).toMatchObject([{ parent_name: "Rana Khoury" }]);
});
