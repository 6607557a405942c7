// How much a second visit fetches, once the service worker keeps the app. Bytes on the wire, KB = 1024 of them.
import { cardOf, chipSays, fillSignIn, keptByServiceWorker, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { NetworkProxy } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import { kilobyte } from "./fetched-bytes.ts";

test("a second visit asks whether anything changed, and fetches nothing else: at most 4 KB", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	const line = await new NetworkProxy(server.url).listen();
	const first = await phone({ keepsApp: true });
	await first.goto(`${line.url}/login`);
	await fillSignIn(first, maya.email, maya.password);
	await openTab(first, "Assignments (1)");
	await expect(cardOf(first, "Fractions")).toBeVisible();
	await keptByServiceWorker(first);
	const context = first.context();
	await first.close();

	const page = await context.newPage();
	const { requests, total } = await line.measure(async () => {
		await page.goto(`${line.url}/dashboard-student`);
		await openTab(page, "Assignments (1)");
		await expect(cardOf(page, "Fractions")).toBeVisible();
		await chipSays(page, "All sent");
		await page.goto(`${line.url}/faq`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("The questions parents ask");
		await page.waitForLoadState("networkidle");
	});
	const asking = /^GET \/(sw\.js|manifest[\w-]*\.webmanifest|api\/lead\/handshake\?.*)$/;
	expect(requests.filter((request) => !asking.test(request))).toEqual([]);
	expect(total).toBeLessThanOrEqual(4 * kilobyte);
	await page.close();
	await line.close();
});
