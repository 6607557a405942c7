// The app's manifest as a phone reads it that installs it, in both languages.
import type { Page } from "@playwright/test";
import { keptByServiceWorker } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { manifestOf, manifestShape } from "./manifest-of-page.ts";

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
