// A name in Arabic stands where the others do: beside the face, and above the user name.
import type { Locator } from "@playwright/test";
import { openAdminDashboard } from "#support/browser/admin.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

const arabic = "نور حداد";

/** Where the letters themselves begin and end, whatever is around them. */
const lettersOf = (words: Locator) =>
	words.evaluate((node) => {
		const range = document.createRange();
		range.selectNodeContents(node);
		return range.getBoundingClientRect().left;
	});

async function standBelowEachOther(one: Locator, other: Locator): Promise<void> {
	expect(Math.abs((await lettersOf(one)) - (await lettersOf(other)))).toBeLessThan(3);
}

for (const viewport of [
	{ width: 360, height: 740 },
	{ width: 1360, height: 800 },
]) {
	test(`in the list of a class, ${viewport.width} px wide`, async ({ server, phone }) => {
		const rana = await teacher(server, "Rana Khoury");
		const students = [await student(server, "Maya Haddad"), await student(server, arabic)];
		await course(server, rana, students, { title: "Mathematics" });
		const page = await phone({ viewport });
		await openDashboard(page, server, rana);
		await page.getByRole("button", { name: "Mathematics" }).click();
		await standBelowEachOther(page.getByText(arabic, { exact: true }), page.getByText("Maya Haddad", { exact: true }));
	});

	test(`in a class list that is looked over and made, ${viewport.width} px wide`, async ({
		ownServer: server,
		phone,
	}) => {
		const page = await phone({ viewport });
		await openAdminDashboard(page, server, await admin(server, "Samar Tannous"), "users");
		await page.getByRole("button", { name: "Import a class list" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("File").setInputFiles({
			...{ name: "class.csv", mimeType: "text/csv" },
			buffer: Buffer.from(`Name,Grade\n${arabic},4\nLea Saab,4\n`),
		});
		const stand = () => standBelowEachOther(dialog.getByText(arabic).first(), dialog.getByText("Lea Saab").first());
		await expect(dialog.getByText("2 students in the file")).toBeVisible();
		await stand();
		await dialog.getByRole("button", { name: "Create the accounts" }).click();
		await expect(dialog.getByText("2 accounts are ready")).toBeVisible();
		await stand();
	});
}
