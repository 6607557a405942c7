// The pages of the public site, as the browser tests open them.
import { type BrowserContext, expect, type Page } from "@playwright/test";

export type Language = "en" | "fr";

/** Every page of the public site, with its heading. */
export const sitePages: { path: string; en: string; fr: string }[] = [
	{ path: "/", en: "Homework done. Curiosity switched on.", fr: "Devoirs terminés. Curiosité éveillée." },
	{ path: "/programs", en: "Programs at a glance", fr: "Les programmes en un coup d’œil" },
	{ path: "/learning-programs", en: "Learning Programs", fr: "Nos programmes" },
	{ path: "/after-school-learning", en: "After-School Learning", fr: "Soutien après l’école" },
	{ path: "/personalized-learning", en: "Personalized Learning", fr: "Cours personnalisés" },
	{ path: "/advanced-learning", en: "Advanced Learning", fr: "Cours avancés" },
	{ path: "/activities", en: "Activities", fr: "Activités" },
	{ path: "/why-lead", en: "Why LEAD?", fr: "Pourquoi LEAD\u202f?" },
	{
		path: "/for-parents",
		en: "For parents: always know how it’s going",
		fr: "Parents, vous savez toujours où en est votre enfant",
	},
	{
		path: "/join-us",
		en: "Tell us about your child. We listen first.",
		fr: "Parlez-nous de votre enfant. D’abord, on écoute.",
	},
	{
		path: "/contact",
		en: "Tell us about your child. We listen first.",
		fr: "Parlez-nous de votre enfant. D’abord, on écoute.",
	},
	{ path: "/portal", en: "The LEAD portal", fr: "Le portail LEAD" },
	{ path: "/faq", en: "The questions parents ask", fr: "Les questions des parents" },
	{ path: "/credits", en: "Made with borrowed pencils", fr: "Fait avec des crayons prêtés" },
];

/** An address without a page. */
export const nowhere = { path: "/nowhere", en: "Oops! Page not found", fr: "Oups\u202f! Page introuvable" };

/** The address that names its language. */
export const addressIn = (language: Language, path: string): string =>
	language === "en" ? path : `/fr${path === "/" ? "" : path}`;

/**
 * Every page is touched once it can be read, as a page that nobody touches is not taken over by its app, and again with every
 * frame until its first script is there and asks for the app (src/start.ts).
 */
export async function touchPages(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const touch = () => {
			if (!document.querySelector("script[data-app]") || document.querySelector("link[rel=modulepreload]")) return;
			dispatchEvent(new Event("wheel"));
			requestAnimationFrame(touch);
		};
		new PerformanceObserver((paints, observer) => {
			if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
			observer.disconnect();
			if (document.readyState === "complete") touch();
			else addEventListener("load", touch);
		}).observe({ type: "paint", buffered: true });
	});
}

/** Waits until the page has its heading and the app has taken it over. */
export async function expectAlive(page: Page, heading: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	await page.waitForFunction(() =>
		Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
	);
}

/** Playwright's own message about a phone that may not keep the app. */
const noWorker = "Service Worker registration blocked by Playwright";

/** Records the errors and warnings on the page's console from now on. */
export function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type()) && message.text() !== noWorker)
			complaints.push(`${page.url()} ${message.text()}`);
	});
	page.on("pageerror", (error) => complaints.push(`${page.url()} ${error}`));
	return complaints;
}

/** The content of a page: words that nobody can see, headings that skip a level, its links within the site. */
export const readable = (page: Page) =>
	page.evaluate(() => {
		const words = document.querySelectorAll("main :is(h1,h2,h3,h4,p,li,dt,dd,blockquote,figcaption,summary,a)");
		const hidden = [...words].filter((node) => {
			// Leaves out forms, which need a script, closed details, and the address that is only printed.
			if (node.closest("form, search, details:not([open]) > :not(summary)")) return false;
			if (/^https?:/.test(node.textContent ?? "")) return false;
			return !node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
		});
		const levels = [...document.querySelectorAll("main :is(h1,h2,h3,h4)")].map(({ tagName }) => Number(tagName[1]));
		const leads = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter((link) => {
			const address = link.getAttribute("href") ?? "";
			return address.startsWith("/") || address.startsWith("#");
		});
		return {
			hidden: hidden.map((node) => (node.textContent ?? "").replaceAll(/\s+/g, " ").trim()),
			headings: levels.flatMap((level, at) => (level > (levels[at - 1] ?? 0) + 1 ? [`${at}: h${level}`] : [])),
			leads: leads.map((link) => (link.pathname.replace(/^\/fr(?=\/|$)/, "") || "/") + link.hash),
			ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
		};
	});

/** Pictures whose file is missing, including those further down. */
export const missingPictures = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const broken = [...document.images].map(async (picture) => {
			picture.loading = "eager";
			return picture.decode().then(
				() => [],
				() => [picture.src],
			);
		});
		return (await Promise.all(broken)).flat();
	});
