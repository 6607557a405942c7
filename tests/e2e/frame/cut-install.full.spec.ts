// The network is cut while a new phone keeps the app: the next network finishes it.
import { keptByServiceWorker } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { proxyTo } from "#support/proxy.ts";

test("an app whose keeping was cut short is kept when the network is back, without a reload", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/ServiceWorker|ERR_/);
	const line = await proxyTo(server.url);
	line.refuseBelow("/pages/");
	const page = await phone({ keepsApp: true });
	await page.goto(`${line.url}/login`);
	const isKept = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
	await expect.poll(isKept).toBe(true);
	await expect.poll(isKept).toBe(false);
	line.pass();
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await keptByServiceWorker(page);
	expect(await isKept()).toBe(true);
});
