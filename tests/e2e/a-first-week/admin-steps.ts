// What the admin does, on a computer.
import type { Locator, Page } from "@playwright/test";
import { isFull } from "#scripts/tests/full.mjs";
import { openLink } from "#support/browser/accounts.ts";
import { userRow } from "#support/browser/admin.ts";
import { scannedCode } from "#support/browser/qr-code.ts";
import { expect } from "#support/browser/test.ts";
import { type Card, classList } from "./people.ts";
import type { Centre } from "./served.ts";

const press = (part: Page | Locator, name: string) => part.getByRole("button", { name, exact: true }).click();
const dialog = (admin: Page, name: string) => admin.getByRole("dialog", { name });

/** Lets in everybody who signed up, from the mail about them; `npm test` does not wait the minute until that goes out. */
export async function approveBoth(admin: Page, centre: Centre): Promise<void> {
	if (isFull) await openLink(admin, await centre.mailedLink(centre.mailbox, /waiting/));
	else await admin.goto(`${centre.url}/dashboard-admin`);
	await press(admin, "Approve several at once");
	const question = dialog(admin, "Approve several at once");
	// Whoever asked to be a teacher is not ticked at first.
	for (const name of [/^Rana Khoury/, /^Joseph Saadé/]) await question.getByRole("checkbox", { name }).check();
	await press(question, "Approve 2 people");
	await expect(admin.getByText("2 people were approved.", { exact: true })).toBeVisible();
}

/** Makes the accounts of the class from its list. @returns each child's card, and what a phone reads from the first one */
export async function importClass(admin: Page): Promise<{ cards: Map<string, Card>; scanned: string }> {
	await admin.getByRole("tab", { name: "Users" }).click();
	await press(admin, "Import a class list");
	const form = dialog(admin, "Import a class list");
	const buffer = Buffer.from(classList);
	await form.getByLabel("File").setInputFiles({ name: "class.csv", mimeType: "text/csv", buffer });
	await expect(form.getByText("4 students in the file")).toBeVisible();
	// There is no course yet that they could be put into.
	await expect(form.getByRole("combobox")).toHaveCount(0);
	await press(form, "Create the accounts");
	const made = dialog(admin, "4 accounts are ready");
	await expect(made).toBeVisible();
	const cards = new Map<string, Card>();
	for (const row of await made.getByRole("listitem").all()) {
		const [name = "", facts = ""] = await row.locator("> *").allTextContents();
		const [user = "", password = ""] = facts.split(" · ");
		cards.set(name, { user, password });
	}
	// There is no printer here; the browser sends its print events all the same.
	await admin.evaluate(() => {
		window.print = () => window.dispatchEvent(new Event("beforeprint"));
	});
	await press(made, "Print the cards");
	await admin.emulateMedia({ media: "print" });
	const scanned = await scannedCode(admin.getByRole("img", { name: "", exact: true }).first());
	await admin.emulateMedia({ media: null });
	await admin.evaluate(() => window.dispatchEvent(new Event("afterprint")));
	await press(made, "Done");
	await expect(admin.getByRole("dialog")).toHaveCount(0);
	return { cards, scanned };
}

/** Opens the courses of one person in the list of users. */
async function coursesOf(admin: Page, name: string): Promise<Locator> {
	await press(userRow(admin, name), "Manage");
	await press(dialog(admin, name), "Courses");
	return dialog(admin, `Courses of ${name}`);
}

async function putInto(part: Locator, course: string): Promise<void> {
	await part.getByLabel("Add to a course").selectOption(course);
	await press(part, "Add");
	await expect(part.getByText(/ is in the course .* now\.$/)).toBeVisible();
}

export async function putMayaIn(admin: Page, course: string): Promise<void> {
	const hers = await coursesOf(admin, "Maya Haddad");
	await putInto(hers, course);
	await admin.keyboard.press("Escape");
}

/** Joseph, who was not in the course, leads it from now on; Rana stays in it. */
export async function giveToJoseph(admin: Page): Promise<void> {
	const hers = await coursesOf(admin, "Rana Khoury");
	await press(hers, "Give to another teacher: Mathematics");
	await hers.getByLabel("New teacher").selectOption("Joseph Saadé");
	await press(hers, "Give the course");
	await expect(hers.getByText(/^Joseph Saadé leads the course Mathematics now\. .* still arrives/)).toBeVisible();
	await admin.keyboard.press("Escape");
}

export async function endTheYear(admin: Page, { url }: Centre): Promise<void> {
	await admin.goto(`${url}/dashboard-admin`);
	await admin.getByRole("link", { name: "School year" }).click();
	await expect(admin.getByText("2 current courses")).toBeVisible();
	await press(admin, "End the school year");
	const question = dialog(admin, "End all 2 courses?");
	await question.getByLabel("Type “end” to confirm").fill("end");
	await press(question, "End the school year");
	await expect(admin.getByText("2 courses ended together")).toBeVisible();
}
