// The app's icons under every mask, and its colours.
import type { Page } from "@playwright/test";
import { expect, test } from "#support/browser/test.ts";
import { manifestOf } from "./manifest-of-page.ts";

/** How far from its middle a picture is drawn, as part of its width: everything that is not its ground. */
const reach = (page: Page, src: string) =>
	page.evaluate(async (address) => {
		const image = new Image();
		image.src = address;
		await image.decode();
		const { naturalWidth: size } = image;
		const canvas = new OffscreenCanvas(size, size);
		const paper = canvas.getContext("2d");
		if (!paper) throw new Error("no canvas");
		paper.drawImage(image, 0, 0);
		const { data } = paper.getImageData(0, 0, size, size);
		const colour = (at: number) => [0, 1, 2, 3].map((part) => data[at * 4 + part] ?? 0);
		const ground = colour(0);
		let farthest = 0;
		let seeThrough = 0;
		for (let at = 0; at < size * size; at++) {
			const here = colour(at);
			if ((here[3] ?? 0) < 255) seeThrough++;
			if (here.every((value, part) => Math.abs(value - (ground[part] ?? 0)) < 8)) continue;
			const [x, y] = [(at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2];
			farthest = Math.max(farthest, Math.hypot(x, y) / size);
		}
		return { farthest, seeThrough };
	}, src);

test("whatever shape a phone cuts out of the icon, its drawing stays whole and stands on its ground", async ({
	server,
	phone,
}) => {
	const page = await phone();
	await page.goto(`${server.url}/faq`);
	const masked = (await manifestOf(page)).icons.filter(({ purpose }) => purpose !== undefined);
	expect(masked).toHaveLength(3);
	for (const { src, purpose } of masked) {
		const { farthest, seeThrough } = await reach(page, src);
		// The circle of 80 % is sure to stay; a drawing that fills less than half of the icon would look lost.
		expect(farthest, src).toBeLessThanOrEqual(0.4);
		expect(farthest, src).toBeGreaterThan(0.3);
		expect(seeThrough > 0, src).toBe(purpose === "monochrome");
	}
	expect((await reach(page, "/icons/apple-180.png")).seeThrough).toBe(0);
});

test("in the dark the phone's own bar is as the page below it: paper on the public site, night in the portal", async ({
	server,
	phone,
}) => {
	const page = await phone({ colorScheme: "dark" });
	const bar = () =>
		page
			.locator('meta[name="theme-color"]')
			.evaluateAll((metas) =>
				metas.flatMap((meta) =>
					meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? [meta.content] : [],
				),
			);
	await page.goto(`${server.url}/portal`);
	expect(await bar()).toEqual(["#fffcf5"]);
	await page
		.getByRole("main")
		.getByRole("link", { name: /sign in|log in/i })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to your notebook");
	expect(await bar()).toEqual(["#10132b"]);
	await page.getByRole("banner").getByRole("link", { name: "LEAD, home" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homework done. Curiosity switched on.");
	expect(await bar()).toEqual(["#fffcf5"]);
});
