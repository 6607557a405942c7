// A camera that plays a film of a card, and the dialog that looks through it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import encodeQR from "qr";
import { browserArgs, systemBrowser } from "#scripts/tests/browser.mjs";
import { chipSays } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";

/** A film in a folder of its own, and the options of a browser whose camera it is. */
export function camera() {
	const folder = mkdtempSync(join(tmpdir(), "lead-camera-"));
	const film = join(folder, "card.y4m");
	const executablePath = systemBrowser();
	return {
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [...browserArgs, "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`],
		},
		show: (text: string) => writeFileSync(film, filmOf(text)),
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}

/** What the lens sees: one grey picture with the text as a QR code. */
function filmOf(text: string): Buffer {
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
	return Buffer.concat([head, frame, frame]);
}

export const scan = (page: Page) => page.getByRole("button", { name: "Scan the card" });
export const field = (page: Page) => page.getByLabel("Join code");

export async function openDialog(page: Page): Promise<void> {
	// The first list of courses has arrived: from now on the page does not change by itself.
	await chipSays(page, "All sent");
	await page.getByRole("button", { name: "Join with a code" }).click();
	await expect(field(page)).toBeFocused();
}

/** Whether a camera is on in the page. */
export const cameraIsOn = (page: Page) =>
	page.evaluate(() => {
		const streams: unknown = Reflect.get(window, "cameraStreams");
		if (!Array.isArray(streams)) return false;
		return streams.some((stream) => stream instanceof MediaStream && stream.active);
	});

export async function rememberStreams(page: Page): Promise<void> {
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
