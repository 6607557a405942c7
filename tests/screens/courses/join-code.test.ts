// The join code of a course as a teacher hands it out: as text, as a QR code and as a link.
import { waitFor, within } from "@testing-library/dom";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import "#support/dom/modal-dialogs.ts";
import { chipSays, press, says } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { endSessions } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { enterCourse, hasFocus, openWhenFetched } from "./course-steps.ts";

const here = serverForThisFile();

/** How many points of the picture each way a square of the code has. */
const square = 8;

/** The text of the QR code: its dark squares, as they stand in its path, read as a phone's camera reads them. */
function scanned(svg: HTMLElement): string {
	const width = Number(svg.getAttribute("viewBox")?.split(" ").at(-1)) * square;
	const data = new Uint8ClampedArray(width * width * 4).fill(255);
	const path = svg.querySelector('path[fill="#151a3d"]')?.getAttribute("d") ?? "";
	for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
		for (let row = 0; row < square; row++) {
			const start = ((Number(y) * square + row) * width + Number(x) * square) * 4;
			for (let point = 0; point < square; point++) data.fill(0, start + point * 4, start + point * 4 + 3);
		}
	}
	return decodeQR({ width, height: width, data });
}

const inGroups = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

test("a new code replaces the old one after a question, and the QR code on the card leads to it", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const app = await openWhenFetched(server, rana);
	const { page, user } = app;
	await enterCourse(app, "Mathematics");
	const shows = async (code: string) => {
		await page.findByText(inGroups(code));
		await waitFor(() => {
			const picture = page.getByRole("img", { name: "QR code that leads to this course" });
			expect(scanned(picture)).toBe(`${server.url}/dashboard-student#join/${code}`);
		});
	};
	await shows(String(maths.join_code));
	await press(app, "Copy the link");
	await page.findByRole("button", { name: "Copied" });
	expect(await navigator.clipboard.readText()).toBe(`${server.url}/dashboard-student#join/${maths.join_code}`);
	const ask = async () => within(await page.findByRole("dialog", { name: "New code for Mathematics?" }));
	const answered = () => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
	const renew = page.getByRole("button", { name: "New code" });
	await user.click(renew);
	await user.click((await ask()).getByRole("button", { name: "Cancel" }));
	await answered();
	await hasFocus(() => renew);
	expect(await server.row("courses", maths.id)).toMatchObject({ join_code: maths.join_code });
	await user.click(renew);
	await user.click((await ask()).getByRole("button", { name: "New code" }));
	await answered();
	await says("The course has a new code.");
	await hasFocus(() => renew);
	const row = await server.row("courses", maths.id);
	expect(row?.join_code).not.toBe(maths.join_code);
	expect(row?.former_codes).toContain(String(maths.join_code));
	await shows(String(row?.join_code));
	expect(wordsOf(document.body)).not.toContain(inGroups(String(maths.join_code)));
});

test("whose session has ended is asked to sign in again before a new code is made", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const app = await openWhenFetched(server, rana);
	await enterCourse(app, "Mathematics");
	app.allowErrors(/401/);
	await endSessions(server, rana.id);
	app.online(true);
	await chipSays(app, "Sign in again");
	await press(app, "New code");
	const dialog = within(await app.page.findByRole("dialog"));
	await dialog.findByText("Your session has ended. Sign in again first.");
	expect(dialog.getByRole("button", { name: "New code" })).toHaveProperty("disabled", true);
	expect(await server.row("courses", maths.id)).toMatchObject({ join_code: maths.join_code });
});
