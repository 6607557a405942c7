// The app's manifest and icons as a phone reads them when it installs the app, in both languages.
import type { Page } from "@playwright/test";
import { keptByServiceWorker } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { manifestOf, manifestShape } from "./manifest-of-page.ts";

test.use({ completeBrowser: true });

/** A picture as the browser gets it: its content type and its size. */
const measured = (page: Page, src: string) =>
	page.evaluate(async (address) => {
		const answer = await fetch(address);
		const image = new Image();
		image.src = address;
		await image.decode();
		const bytes = (await answer.arrayBuffer()).byteLength;
		return { type: answer.headers.get("content-type"), sizes: `${image.naturalWidth}x${image.naturalHeight}`, bytes };
	}, src);

const said = {
	en: {
		shortcuts: ["Assignments", "Grading", "WhatsApp"],
		description: "After-school learning in Zahlé. Assignments, answers and grades, even without internet.",
	},
	fr: {
		shortcuts: ["Devoirs", "À corriger", "WhatsApp"],
		description: "Le soutien scolaire à Zahlé. Devoirs, réponses et notes, même sans internet.",
	},
};

/** How far from its middle anything but the ground is drawn in a picture, as a fraction of its width. */
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

test("both manifests are whole and of one app, every picture they name is what it says, and every shape a phone cuts out of the icon leaves its drawing whole", async ({
	server,
	phone,
}) => {
	const page = await phone();
	const found: Awaited<ReturnType<typeof manifestOf>>[] = [];
	for (const [language, path] of [
		["en", "/faq"],
		["fr", "/fr/faq"],
	] as const) {
		await page.goto(server.url + path);
		const manifest = await manifestOf(page);
		found.push(manifest);
		expect(manifest).toMatchObject({ name: "LEAD Zahlé", short_name: "LEAD", lang: language });
		expect(manifest.description).toBe(said[language].description);
		expect(manifest.shortcuts.map(({ name }) => name)).toEqual(said[language].shortcuts);
		expect(manifest.start_url).toBe("/start");
		const leads = ["/dashboard-student#assignments", "/dashboard-tutor#grading", "/whatsapp"];
		expect(manifest.shortcuts.map(({ url }) => url)).toEqual(leads);
		const sizes = (purpose: string | undefined) =>
			manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
		expect(sizes(undefined)).toEqual(["any", "192x192", "512x512"]);
		expect(sizes("maskable")).toEqual(["192x192", "512x512"]);
		const forms = manifest.screenshots.map((shot) => shot.form_factor);
		expect([forms.includes("narrow"), forms.includes("wide")]).toEqual([true, true]);
		expect(new Set(manifest.screenshots.map(({ src }) => src)).size).toBe(manifest.screenshots.length);
		const drawn = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons), ...manifest.screenshots];
		for (const { src, sizes, type } of drawn) {
			const real = await measured(page, src);
			expect([src, real.type], src).toEqual([src, type]);
			if (sizes !== "any") expect(real.sizes, src).toBe(sizes);
			expect(real.bytes, src).toBeLessThanOrEqual(60 * 1024);
		}
		for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
			const answer = await page.request.get(server.url + url, { maxRedirects: 0 });
			expect([url, answer.status()]).toEqual([url, url === "/whatsapp" ? 302 : 200]);
		}
	}
	const [english, french] = found;
	for (const same of ["id", "scope", "start_url", "name", "short_name"] as const)
		expect(french?.[same]).toBe(english?.[same]);

	const masked = english?.icons.filter(({ purpose }) => purpose !== undefined) ?? [];
	expect(masked).toHaveLength(3);
	for (const { src, purpose } of masked) {
		const { farthest, seeThrough } = await reach(page, src);
		// The inner circle of 80 % is certain to stay; a drawing that fills less than half of the icon would look lost.
		expect(farthest, src).toBeLessThanOrEqual(0.4);
		expect(farthest, src).toBeGreaterThan(0.3);
		expect(seeThrough > 0, src).toBe(purpose === "monochrome");
	}
	expect((await reach(page, "/icons/apple-180.png")).seeThrough).toBe(0);
});

test("Chromium finds nothing that keeps the app from being installed, and says so; switching the language in place switches the manifest, also without a network", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const page = await killable.open();
	const devtools = await page.context().newCDPSession(page);
	const expectInstallable = async (language: "en" | "fr") => {
		const { url, errors } = await devtools.send("Page.getAppManifest");
		expect([url, errors]).toEqual([`${server.url}/manifest-${language}.webmanifest`, []]);
		const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
		expect(installabilityErrors).toEqual([]);
		expect((await manifestOf(page)).lang).toBe(language);
	};
	const heading = page.getByRole("heading", { level: 1 });
	await page.goto(`${server.url}/`);
	await keptByServiceWorker(page);
	await expectInstallable("en");
	// Only in a profile of its own does the browser itself offer to install LEAD.
	await expect(page.getByRole("button", { name: "Install LEAD" })).toBeVisible({ timeout: 30_000 });
	await page.getByRole("button", { name: "FR, Français" }).click();
	await expect(heading).toHaveText("Devoirs terminés. Curiosité éveillée.");
	await expectInstallable("fr");
	await server.stop();
	await page.reload();
	await expect(heading).toHaveText("Devoirs terminés. Curiosité éveillée.");
	const kept = await page.evaluate(async () => {
		const address = document.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
		return (await fetch(address)).json();
	});
	expect(manifestShape.parse(kept).lang).toBe("fr");
});
