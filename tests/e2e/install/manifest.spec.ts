// The app as a phone sees it that installs it: its manifest in both languages, its icons under every mask, its colours.
import type { Page } from "@playwright/test";
import { z } from "zod";
import { keptByServiceWorker } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";

const picture = z.strictObject({
	src: z.string().startsWith("/"),
	sizes: z.string().regex(/^(any|\d+x\d+)$/),
	type: z.enum(["image/svg+xml", "image/png", "image/webp"]),
});
const manifestShape = z.strictObject({
	id: z.literal("/"),
	name: z.string().min(1).max(30),
	short_name: z.string().min(1).max(12),
	description: z.string().min(20).max(300),
	lang: z.enum(["en", "fr"]),
	dir: z.literal("ltr"),
	start_url: z.string().startsWith("/"),
	scope: z.literal("/"),
	display: z.literal("standalone"),
	background_color: z.literal("#fffcf5"),
	theme_color: z.literal("#fffcf5"),
	categories: z.tuple([z.literal("education")]),
	icons: z.array(picture.extend({ purpose: z.enum(["maskable", "monochrome"]).optional() })),
	shortcuts: z.array(
		z.strictObject({
			name: z.string().min(1).max(12),
			description: z.string().min(1),
			url: z.string().startsWith("/"),
			icons: z.array(picture).min(1),
		}),
	),
	screenshots: z.array(picture.extend({ form_factor: z.enum(["narrow", "wide"]), label: z.string().min(10) })),
});

/** The manifest the open page links to. */
async function manifestOf(page: Page): Promise<z.infer<typeof manifestShape>> {
	const address = await page.locator("link[rel=manifest]").evaluateAll((links) => {
		const [link] = links.map((one) => (one instanceof HTMLLinkElement ? one.href : ""));
		return links.length === 1 ? link : undefined;
	});
	const answer = await page.request.get(address ?? "");
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/manifest+json"]);
	return manifestShape.parse(await answer.json());
}

/** What a browser makes of a picture: its type as it was sent, and how large it is. */
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
		description: "After-school learning in Zahlé. Lessons, answers and grades, also without internet.",
	},
	fr: {
		shortcuts: ["Devoirs", "Correction", "WhatsApp"],
		description: "Le soutien scolaire à Zahlé. Cours, réponses et notes, même sans internet.",
	},
};

for (const language of ["en", "fr"] as const) {
	test(`in ${language} the manifest is whole, and every picture it names is what it says`, async ({
		server,
		phone,
	}) => {
		const page = await phone({ locale: language === "fr" ? "fr-LB" : "en-US" });
		await page.goto(`${server.url}/faq`);
		const manifest = await manifestOf(page);
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
	});
}

test("the browser finds nothing that would keep the app from being installed, in English and French", async ({
	ownServer: server,
	killable,
}) => {
	const page = await killable.open();
	const devtools = await page.context().newCDPSession(page);
	for (const [path, language] of [
		["/", "en"],
		["/fr", "fr"],
	]) {
		await page.goto(server.url + path);
		await keptByServiceWorker(page);
		const { url, errors } = await devtools.send("Page.getAppManifest");
		expect([url, errors]).toEqual([`${server.url}/manifest-${language}.webmanifest`, []]);
		const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
		expect(installabilityErrors).toEqual([]);
	}
});

test("both manifests are of one app, and switching the language in place switches them, also without a network", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const page = await phone({ keepsApp: true, viewport: { width: 1360, height: 800 } });
	await page.goto(`${server.url}/portal`);
	const english = await manifestOf(page);
	await page.getByRole("button", { name: "FR, Français" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre entrée chez LEAD");
	const french = await manifestOf(page);
	expect([english.lang, french.lang]).toEqual(["en", "fr"]);
	for (const same of ["id", "scope", "start_url", "name", "short_name"] as const)
		expect(french[same]).toBe(english[same]);
	await keptByServiceWorker(page);
	await server.stop();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre entrée chez LEAD");
	const kept = await page.evaluate(async () => {
		const address = document.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
		return (await fetch(address)).json();
	});
	expect(manifestShape.parse(kept).lang).toBe("fr");
	await server.start();
});

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
