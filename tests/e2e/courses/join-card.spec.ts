// The join code of a course as a teacher hands it out: as text, as a QR code, and printed.
import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { enterCourse } from "#support/browser/courses.ts";
import { signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

test("a new code replaces the old one after a question, and the QR code on the card leads to it", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const page = await phone();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, server, rana);
	await enterCourse(page, "Mathematics");
	const shows = async (code: string) => {
		await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`, { exact: true })).toBeVisible();
		await expect.poll(() => scanned(page)).toBe(`${server.url}/dashboard-student#join/${code}`);
	};
	await shows(String(maths.join_code));
	await page.getByRole("button", { name: "Copy the link" }).click();
	await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		`${server.url}/dashboard-student#join/${maths.join_code}`,
	);
	const renew = page.getByRole("button", { name: "New code", exact: true });
	await renew.click();
	const ask = page.getByRole("dialog", { name: "New code for Mathematics?" });
	await ask.getByRole("button", { name: "Cancel" }).click();
	await expect(renew).toBeFocused();
	await renew.click();
	await ask.getByRole("button", { name: "New code", exact: true }).click();
	await expect(page.getByText("The course has a new code.", { exact: true })).toBeVisible();
	await expect(renew).toBeFocused();
	const row = await server.row("courses", maths.id);
	expect(row?.join_code).not.toBe(maths.join_code);
	expect(row?.former_codes).toContain(String(maths.join_code));
	await shows(String(row?.join_code));
});

/** The text that a phone's camera would read from the QR code on the screen. */
async function scanned(page: Page): Promise<string> {
	const picture = await page.getByRole("img", { name: "QR code that leads to this course" }).evaluate(async (svg) => {
		const image = new Image();
		image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
		await image.decode();
		const eye = new OffscreenCanvas(240, 240).getContext("2d");
		if (!eye) throw new Error("no canvas");
		eye.drawImage(image, 0, 0, 240, 240);
		return [...eye.getImageData(0, 0, 240, 240).data];
	});
	return decodeQR({ width: 240, height: 240, data: Uint8ClampedArray.from(picture) });
}

test("the class list and the join card are printed without the screen around them", async ({ server, phone }) => {
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
	await signIn(page, server, rana);
	await enterCourse(page, "Mathematics");
	await expect(page.getByRole("img", { name: "QR code that leads to this course" })).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await page.getByRole("button", { name: "Print the list" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	const list = page.getByRole("table");
	await expect(list.getByText("Mathematics", { exact: true })).toBeVisible();
	await expect(list.getByText(/MATH-6B · [A-Z][a-z]+ \d+, 20\d\d · 2 students/)).toBeVisible();
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
		"Appuie sur «\u202fS'inscrire avec un code\u202f».",
		server.url,
	]) {
		await expect(page.getByText(words, { exact: true }).last()).toBeVisible();
	}
	await expect(page.getByRole("listitem").filter({ visible: true })).toHaveCount(6);
	const ink = page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`, { exact: true }).last();
	await expect(ink).toHaveCSS("color", "rgb(21, 26, 61)");
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
