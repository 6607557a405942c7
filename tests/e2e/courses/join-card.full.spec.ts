// The join code of a course as a browser draws and prints it.
import { openDashboard } from "#support/browser/portal.ts";
import { scannedCode } from "#support/browser/qr-code.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

test("the QR code leads to the course, and the class list and the join card are printed without the screen around them", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [
		await student(server, "Maya Haddad"),
		await student(server, "Karim Nassar"),
	]);
	const page = await phone({ colorScheme: "dark" });
	// There is no printer here; the browser sends its print events all the same.
	await page.addInitScript(() => {
		window.print = () => window.dispatchEvent(new Event("beforeprint"));
	});
	await openDashboard(page, server, rana);
	await page.getByRole("button", { name: "Mathematics", exact: true }).click();
	const square = page.getByRole("img", { name: "QR code that leads to this course" });
	await expect(square).toBeVisible();
	expect(await scannedCode(square)).toBe(`${server.url}/dashboard-student#join/${maths.join_code}`);
	await page.emulateMedia({ media: "print" });
	await page.getByRole("button", { name: "Print the list" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	const list = page.getByRole("table");
	await expect(list.getByText("Mathematics", { exact: true })).toBeVisible();
	await expect(list.getByText(/MATH-6B · [A-Z][a-z]+\s\d+, 20\d\d · 2 students/)).toBeVisible();
	await expect(list.getByRole("rowheader")).toHaveText(["Karim Nassar", "Maya Haddad"]);
	await expect(list.getByRole("row", { name: "Maya Haddad" }).getByRole("cell")).toHaveCount(8);
	await expect(page.getByText(server.url, { exact: true })).toBeVisible();
	await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
	await expect(list).toHaveCount(0);
	await page.getByRole("button", { name: "Print the card" }).click();
	const code = String(maths.join_code);
	for (const words of [
		"Mathematics",
		`${code.slice(0, 3)} ${code.slice(3)}`,
		"Press “Join with a code”.",
		"Appuie sur «\u202fS’inscrire avec un code\u202f».",
		server.url,
	]) {
		await expect(page.getByText(words, { exact: true }).last()).toBeVisible();
	}
	await expect(page.getByRole("listitem").filter({ visible: true })).toHaveCount(6);
	const ink = page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`, { exact: true }).last();
	await expect(ink).toHaveCSS("color", "rgb(21, 26, 61)");
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
