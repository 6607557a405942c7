// How the app looks when it is installed: one manifest in each language, of one and the same app (`id`). Its name is the
// same in both, as a phone asks anew whether an app that changed its name is still trusted. Written while the site is built
// (prerender.tsx).
//
// What Android shows while the app starts is made of the name, `background_color` and the maskable icon. There are no
// start pictures for iPhones: each model wants its own, two dozen links in the head of every page, and the app is drawn
// from what the phone keeps before such a picture would be seen.
import { centre } from "#centre.ts";
import type { Language } from "#i18n/i18n.ts";
import { english } from "./manifest-words.en.ts";
import { french } from "./manifest-words.fr.ts";

const words = { en: english, fr: french };

/** Pictures of the app, taken by scripts/draw/screenshots.mjs: how large they are and what they show. */
export const screenshots = {
	narrow: { width: 720, height: 1440, show: ["assignments", "submitted", "grading", "home"] },
	wide: { width: 1280, height: 800, show: ["grading", "home"] },
} as const;

export const manifest = (language: Language) => ({
	id: "/",
	name: `${centre.name} ${centre.town}`,
	short_name: centre.name,
	description: words[language].description,
	lang: language,
	dir: "ltr",
	start_url: "/start",
	scope: "/",
	display: "standalone",
	background_color: "#fffcf5",
	theme_color: "#fffcf5",
	categories: ["education"],
	icons: [
		{ src: "/icons/app.svg", sizes: "any", type: "image/svg+xml" },
		png("app", 192),
		png("app", 512),
		{ ...png("maskable", 192), purpose: "maskable" },
		{ ...png("maskable", 512), purpose: "maskable" },
		{ ...png("monochrome", 512), purpose: "monochrome" },
	],
	shortcuts: [
		shortcut("assignments", "/dashboard-student#assignments", language),
		shortcut("grading", "/dashboard-tutor#grading", language),
		shortcut("whatsapp", "/whatsapp", language),
	],
	screenshots: [...pictures("narrow", language), ...pictures("wide", language)],
});

const png = (name: string, size: number) => ({
	src: `/icons/${name}-${size}.png`,
	sizes: `${size}x${size}`,
	type: "image/png",
});

const shortcut = (name: "assignments" | "grading" | "whatsapp", url: string, language: Language) => ({
	name: words[language][`shortcut.${name}`],
	description: words[language][`shortcut.${name}.text`],
	url,
	icons: [png(`shortcuts/${name}`, 96), png(`shortcuts/${name}`, 192)],
});

function pictures(form: keyof typeof screenshots, language: Language) {
	const { width, height, show } = screenshots[form];
	return show.map((name) => ({
		src: `/screenshots/${name}-${form}-${language}.webp`,
		sizes: `${width}x${height}`,
		type: "image/webp",
		form_factor: form,
		label: words[language][`screenshot.${name}`]
			.replace("{{first}}", String(centre.grades.first))
			.replace("{{last}}", String(centre.grades.last)),
	}));
}
