// LEAD on the home screen: who gets the offer and when. Who does not: src/features/install/install.test.ts.
import type { Page } from "@playwright/test";
import { browserWouldInstall, timesAsked } from "#support/browser/install.ts";
import { judge } from "#support/browser/looks.ts";
import { cardOf, keptByServiceWorker, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const install = (page: Page) => page.getByRole("button", { name: /^(Install LEAD|Installer LEAD)$/ });
const offer = (page: Page) => page.getByRole("region", { name: /^(Keep LEAD at hand|LEAD à portée de main)$/ });

async function aStudent(server: RealServer): Promise<Person> {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	return maya;
}

test("a student gets the offer once there is work to keep and the page was touched, never while typing", async ({
	server,
	phone,
}) => {
	const maya = await aStudent(server);
	const page = await phone();
	await signIn(page, server, maya);
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	await browserWouldInstall(page, "accepted");
	await expect(offer(page)).toHaveCount(0);

	await page.evaluate(() => {
		location.hash = "#assignments";
	});
	const answer = cardOf(page, "Fractions").getByLabel("Your response");
	await answer.focus();
	await page.keyboard.type("3/8 of a cup");
	await expect(cardOf(page, "Fractions").getByText(/^Draft saved/)).toBeVisible();
	await expect(offer(page)).toHaveCount(0);

	const before = await answer.boundingBox();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(offer(page)).toBeVisible();
	expect(await answer.boundingBox()).toEqual(before);
	await install(page).click();
	expect(await timesAsked(page)).toBe(1);
	await expect(offer(page)).toHaveCount(0);
});

test("a family whose inquiry is stored on the phone gets the offer below the form", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const page = await phone({ keepsApp: true, viewport: { width: 360, height: 800 } });
	await page.goto(`${server.url}/join-us`);
	await keptByServiceWorker(page);
	await server.stop();
	await browserWouldInstall(page, "accepted");
	await page.getByLabel("Parent Name").fill("Rima Haddad");
	await page.getByLabel("Child Grade").selectOption("Grade 4");
	await page.getByLabel("Email").fill("rima@example.com");
	await page.getByLabel("Phone").fill("+961 70 123 456");
	await page.getByLabel("Message").fill("Nour needs help with fractions.");
	await expect(offer(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(offer(page)).toBeVisible();
	await judge(page, "the form with the offer");
});
