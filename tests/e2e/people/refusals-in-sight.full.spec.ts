// Why the server refused something, or what came of it, is in sight of who pressed, in a dialog that is taller than the
// window, too.
import type { Locator } from "@playwright/test";
import { openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

const refused = /the server responded with a status of 400/;
const taken = "An account already uses this address.";

/** The whole of it is in the window, and nothing lies over it. */
const isSeen = (words: Locator): Promise<boolean> =>
	words.evaluate((node) => {
		const { left, right, top, bottom } = node.getBoundingClientRect();
		const [x, y] = [(left + right) / 2, (top + bottom) / 2];
		const edges = [document.elementFromPoint(left + 2, y), document.elementFromPoint(right - 2, y)];
		const ends = [document.elementFromPoint(x, top + 2), document.elementFromPoint(x, bottom - 2)];
		return [...edges, ...ends].every((found) => node.contains(found));
	});

const inSight = (words: Locator) => expect.poll(() => isSeen(words)).toBe(true);

for (const viewport of [
	{ width: 360, height: 740 },
	{ width: 1360, height: 800 },
]) {
	test(`a refused account and a refused list say so where it is seen, ${viewport.width} px wide`, async ({
		ownServer: server,
		phone,
		strays,
	}) => {
		strays.allow(refused);
		const [boss, maya] = [await admin(server, "Samar Tannous"), await student(server, "Maya Haddad")];
		const karim = await student(server, "Karim Azar");
		const page = await phone({ viewport });
		await openAdminDashboard(page, server, boss, "users");
		const dialog = page.getByRole("dialog");
		const address = dialog.getByLabel("Email (optional)");
		/** The refusal stands at the field, which has the focus and is called invalid. */
		const refusedAtAddress = async (): Promise<void> => {
			await expect(address).toHaveAccessibleDescription(taken);
			await expect(address).toHaveAttribute("aria-invalid", "true");
			await expect(address).toBeFocused();
			await inSight(dialog.getByText(taken));
			await inSight(address);
		};

		await page.getByRole("button", { name: "Create an account" }).click();
		await dialog.getByLabel("Full Name").fill("Nour Saad");
		await address.fill(karim.email);
		await dialog.getByRole("button", { name: "Create the account" }).click();
		await refusedAtAddress();
		await dialog.getByRole("button", { name: "Cancel" }).click();

		await userRow(page, "Maya Haddad").getByRole("button", { name: "Manage" }).click();
		await dialog.getByRole("button", { name: "Edit the account" }).click();
		const lastField = dialog.getByLabel("Another phone (optional)");
		await lastField.fill("12");
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(lastField).toBeFocused();
		await inSight(dialog.getByRole("alert").getByText("This is not a phone number"));
		await lastField.fill("");
		await address.fill(karim.email);
		await dialog.getByRole("button", { name: "Save" }).click();
		await refusedAtAddress();
		await dialog.getByRole("button", { name: "Cancel" }).click();

		await page.getByRole("button", { name: "Import a class list" }).click();
		const rows = Array.from({ length: 12 }, (_, at) => `Child Number ${at},4,`).join("\n");
		await dialog.getByLabel("File").setInputFiles({
			...{ name: "class.csv", mimeType: "text/csv" },
			buffer: Buffer.from(`Name,Grade,Email\n${rows}\nLea Saab,4,${maya.email}\n`),
		});
		await expect(dialog.getByRole("button", { name: "Create the accounts" })).toBeDisabled();
		await inSight(
			dialog.getByRole("alert").getByText("1 row has to be corrected in the file first. Nothing has been created."),
		);
	});
}

test("so does a lost connection, with the dialog scrolled to its beginning", async ({ server, phone, strays }) => {
	strays.allow(/net::ERR_FAILED/);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openAdminDashboard(page, server, await admin(server, "Samar Tannous"), "users");
	await page.getByRole("button", { name: "Create an account" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Full Name").fill("Nour Saad");
	await page.route("**/api/lead/make-account", (route) => route.abort());
	await dialog.getByRole("button", { name: "Create the account" }).click();
	await dialog.evaluate((node) => node.scrollTo({ top: 0, behavior: "instant" }));
	await inSight(dialog.getByText(/^The server did not answer, so the account may have been created\./));
	for (const name of ["Create the account", "Cancel"]) await inSight(dialog.getByRole("button", { name }));
});

test("so do a course that was given and its way back, beside many other courses", async ({
	ownServer: server,
	phone,
}) => {
	const [boss, rana] = [await admin(server, "Samar Tannous"), await teacher(server, "Rana Khoury")];
	const joseph = await teacher(server, "Joseph Saade");
	for (let at = 1; at < 9; at++) await course(server, rana, [], { title: `Course ${at}`, code: `C-${at}` });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await openAdminDashboard(page, server, boss, "users");
	await userRow(page, rana.name).getByRole("button", { name: "Manage" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Courses" }).click();
	await dialog.getByRole("button", { name: "Give to another teacher: Course 2" }).click();
	await dialog.getByLabel("New teacher").selectOption(joseph.name);
	await dialog.getByRole("button", { name: "Give the course", exact: true }).click();
	await inSight(dialog.getByText("Joseph Saade leads the course Course 2 now."));
	await inSight(dialog.getByRole("button", { name: "Undo" }));
});
