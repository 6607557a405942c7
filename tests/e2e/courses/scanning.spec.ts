// The camera over a teacher's join card. Chromium plays a film of the card instead of using a lens; everything else,
// including both permissions to use a camera, is as on a phone.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import encodeQR from "qr";
import { browserArgs, systemBrowser } from "#scripts/tests/browser.mjs";
import { judge } from "#support/browser/looks.ts";
import { chipSays, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

const folder = mkdtempSync(join(tmpdir(), "lead-camera-"));
const film = join(folder, "card.y4m");
const executablePath = systemBrowser();

test.use({
	launchOptions: {
		...(executablePath ? { executablePath } : {}),
		args: [...browserArgs, "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`],
	},
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the lens sees: one grey picture with the text as a QR code. */
function show(text: string): void {
	const [width, height, square] = [640, 480, 8];
	const rows = encodeQR(text, "raw", { border: 4 });
	const [left, top] = [(width - rows.length * square) / 2, (height - rows.length * square) / 2];
	const light = Buffer.alloc(width * height, 128);
	for (let y = 0; y < rows.length * square; y++) {
		for (let x = 0; x < rows.length * square; x++) {
			const dark = rows[Math.floor(y / square)]?.[Math.floor(x / square)];
			light[(Math.floor(top) + y) * width + Math.floor(left) + x] = dark ? 16 : 235;
		}
	}
	const colour = Buffer.alloc((width * height) / 2, 128);
	const frame = Buffer.concat([Buffer.from("FRAME\n"), light, colour]);
	const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
	writeFileSync(film, Buffer.concat([head, frame, frame]));
}

const scan = (page: Page) => page.getByRole("button", { name: "Scan the card" });
const field = (page: Page) => page.getByLabel("Join code");

async function openDialog(page: Page): Promise<void> {
	// The first list of courses has arrived: from now on the page does not change by itself.
	await chipSays(page, "All sent");
	await page.getByRole("button", { name: "Join with a code" }).click();
	await expect(field(page)).toBeFocused();
}

/** Whether a camera is on in the page. */
const cameraIsOn = (page: Page) =>
	page.evaluate(() => {
		const streams: unknown = Reflect.get(window, "cameraStreams");
		if (!Array.isArray(streams)) return false;
		return streams.some((stream) => stream instanceof MediaStream && stream.active);
	});

async function rememberStreams(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const streams: MediaStream[] = [];
		Object.assign(window, { cameraStreams: streams });
		const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
		if (!ask) return;
		navigator.mediaDevices.getUserMedia = async (wish) => {
			const stream = await ask(wish);
			streams.push(stream);
			return stream;
		};
	});
}

test("a card held before the camera fills in its code, and the camera goes off", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), []);
	show(`${server.url}/dashboard-student#join/${maths.join_code}`);
	const page = await phone({ permissions: ["camera"] });
	await rememberStreams(page);
	await signIn(page, server, maya);
	await openDialog(page);
	await scan(page).click();
	await expect(field(page)).toHaveValue(String(maths.join_code));
	await expect(page.getByText(/^Code read from the card: /)).toBeVisible();
	await expect(scan(page)).toBeVisible();
	await expect.poll(() => cameraIsOn(page)).toBe(false);
	await page.getByRole("button", { name: "Join", exact: true }).click();
	await expect(page.getByRole("article", { name: "Mathematics" })).toBeVisible();
});

test("another QR code is not taken for a card, and the camera goes off with the dialog", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	show("https://example.com/menu");
	const page = await phone({ permissions: ["camera"], viewport: { width: 360, height: 740 } });
	await rememberStreams(page);
	await signIn(page, server, maya);
	await openDialog(page);
	await scan(page).click();
	await expect(page.getByRole("button", { name: "Type the code instead" })).toBeFocused();
	await expect(page.getByText("That is not a card of a LEAD course.", { exact: true })).toBeVisible();
	await judge(page, "scanning");
	await expect(field(page)).toHaveValue("");
	expect(await cameraIsOn(page)).toBe(true);
	await page.getByRole("button", { name: "Type the code instead" }).click();
	await expect(field(page)).toBeFocused();
	await expect.poll(() => cameraIsOn(page)).toBe(false);
	await scan(page).click();
	await expect.poll(() => cameraIsOn(page)).toBe(true);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect.poll(() => cameraIsOn(page)).toBe(false);
});

test("a camera that may not be used is met with kind words, and the code can be typed", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	show("K7M2QXP");
	const page = await phone({ permissions: [] });
	await signIn(page, server, maya);
	await openDialog(page);
	await scan(page).click();
	await expect(
		page.getByText("LEAD is not allowed to use the camera. Allow it in the browser’s settings, or type the code."),
	).toBeVisible();
	await judge(page, "camera refused");
	await page.getByRole("button", { name: "Type the code instead" }).click();
	await field(page).fill("K7M2QXP");
	await expect(page.getByRole("button", { name: "Join", exact: true })).toBeEnabled();
});
