// An assignment with its class as a printout, and its looks.

import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, networkIsBack, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { newId } from "#support/school.ts";
import { aClass } from "#support/schools/assignment-with-class.ts";

test("the printout has the assignment with lines to write on, or the grades, in black and with the address", async ({
	server,
	phone,
}) => {
	const { rana, task } = await aClass(server);
	const long = Array.from({ length: 9 }, (_, at) => `Line ${at + 1} of the task.`).join("\n");
	await server.update("assignments", task.id, { instructions: long });
	const page = await phone({ colorScheme: "dark" });
	// Stands for the browser's print dialogue, which no test can see; the test closes it below.
	await page.addInitScript(() => {
		window.print = () => window.dispatchEvent(new Event("beforeprint"));
	});
	await openDashboard(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await expect(cardOf(page, "Fractions")).toBeVisible();
	const printout = page.locator("body > div").last();
	const onPaper = async (heading: string, facts: RegExp) => {
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
		await expect(page.getByRole("button")).toHaveCount(0);
		await expect(page.getByText(heading, { exact: true }).locator("visible=true")).toHaveCount(1);
		await expect(printout).toHaveText(facts);
		await expect(printout.getByText(server.url, { exact: true })).toBeVisible();
		await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
		await expect(printout).toHaveCSS("color", "rgb(21, 26, 61)");
	};
	const closed = async () => {
		await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
		await page.emulateMedia({ media: "screen" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	};
	await page.getByRole("button", { name: "Print for students" }).click();
	await onPaper(
		"Fractions",
		/^NameDateFractionsMathematics · MATH-6B · 20 points · Due Tuesday, February\s10, 2026Line 1 of the task\.[\s\S]*Line 9 of the task\.http/,
	);
	await expect(printout.getByText("Maya Haddad")).toHaveCount(0);
	await closed();
	await page.getByRole("button", { name: "Print grade sheet" }).click();
	await onPaper(
		"Grade sheet",
		/^Grade sheetFractions · Mathematics · MATH-6B · Due Tuesday, February\s10, 2026 · as of \w+\s\d+, \d{4}/,
	);
	await expect(printout.getByRole("row")).toHaveText([
		"NameHanded inGrade",
		// The footer, which the browser prints on every page.
		server.url,
		"Jad SaadTime not certainTo grade",
		"Karim NassarOn time, sent laterTo grade",
		"Lea AbboudMissing",
		"Maya HaddadOn time18/20",
		"Omar KhalilMissing",
		"Tia RahmeLate9/20",
	]);
	await closed();
});

test("opened assignments can be used by everybody", async ({ server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/, /status of 400 .*\/api\//);
	const { rana, task, maths } = await aClass(server);
	const page = await phone(narrow);
	const see = async (screen: string) => {
		await expect(page.locator("h1")).toHaveText("Espace professeur");
		await judgeLooks(page, screen);
	};
	await openDashboard(page, server, rana);
	await openTab(page, "Devoirs");
	await expect(page.getByRole("button", { name: "Nouveau devoir", exact: true })).toBeVisible();
	await see("a list, and the way to the form");
	await page.setViewportSize(narrow.viewport);
	await page.getByRole("button", { name: "Nouveau devoir", exact: true }).click();
	await page.getByLabel("Barème (points)").fill("0");
	await page.getByRole("button", { name: "Créer le devoir", exact: true }).click();
	await see("a form with errors, a list");
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await page.getByRole("button", { name: "Modifier", exact: true }).click();
	await page.getByLabel("Barème (points)").fill("17");
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await see("an assignment being edited, below a grade");
	await page.getByLabel("Barème (points)").fill("30");
	await goOffline(page);
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await see("changes that wait");
	await server.update("assignments", task.id, { revision: newId(), instructions: "Read page 12." });
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(page.getByRole("button", { name: "Garder l’autre version", exact: true })).toBeVisible();
	await see("two versions of an assignment");
	const [enrollment] = await server.rows("enrollments", `user_id = '${rana.id}' && course_id = '${maths.id}'`);
	await server.remove("enrollments", enrollment?.id ?? "");
	await networkIsBack(page);
	await expect(page.getByText("Ce devoir n’est plus ici", { exact: true })).toBeVisible();
	await see("an assignment that is gone");
});
