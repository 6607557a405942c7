import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../public/og");
const pages = import.meta.glob<string>("./*/*Page.tsx", { eager: true, query: "?raw", import: "default" });
const named = new Set(Object.values(pages).flatMap((page) => /\bpicture: "([\w-]+)"/.exec(page)?.[1] ?? "home"));

/** As the first frame header of a JPEG says. */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
	let at = 2;
	while (jpeg.readUInt16BE(at) !== 0xffc0 && jpeg.readUInt16BE(at) !== 0xffc2) at += 2 + jpeg.readUInt16BE(at + 2);
	return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
}

test("the pages name six pictures", () => {
	expect([...named].sort()).toEqual(["activities", "advanced", "home", "join-us", "parents", "programs"]);
});

test.each([...named].flatMap((name) => [`${name}-en.jpg`, `${name}-fr.jpg`]))(
	"%s is as large as the page says, and light enough for every messenger",
	(file) => {
		const jpeg = readFileSync(join(folder, file));

		expect(sizeOf(jpeg)).toEqual({ width: 1200, height: 630 });
		expect(jpeg.length).toBeLessThanOrEqual(100_000);
	},
);
