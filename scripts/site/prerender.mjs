// @ts-check
// Writes every page of the site in both languages: dist/pages/<language>/<path>.html. Public pages are rendered and
// contain their styles; pages of the portal are the app's shell with their own name and title. It runs inside the build,
// after the scripts are written and before the service worker's list of files is.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "#scripts/server/pocketbase.mjs";
import { withNeededStyles } from "./page-styles.mjs";

/** @typedef {Record<string, { file: string, css?: string[], imports?: string[], dynamicImports?: string[] }>} Manifest */
/** @typedef {import("../../src/app/build/prerender.tsx").Drawn} Drawn */

const languages = /** @type {const} */ (["en", "fr"]);
/** Pages whose folder is not their URL. */
const folders = new Map([
	["index", "home"],
	["contact", "join-us"],
]);
const rendered = join(root, ".cache", "prerender");

/**
 * The only inline script of a page: asks for src/start.ts with the second frame (in a tab behind others: once it is looked at),
 * so that a slow phone paints the page before it runs any. Its hash is in the policy for browsers (pb_hooks/lib/site/headers.js).
 */
const afterPaint =
	"{const{start}=document.currentScript.dataset,next=requestAnimationFrame;next(()=>next(()=>import(start)))}";

/**
 * @param {string} dist the built site; its index.html becomes the shell
 * @returns {Promise<void>}
 */
export async function prerender(dist) {
	await build({
		root,
		logLevel: "warn",
		build: { ssr: "src/app/build/prerender.tsx", outDir: rendered, emptyOutDir: true },
	});
	/** @type {{ drawAll: (language: "en" | "fr") => Promise<Drawn[]>, drawFiles: () => Record<string, string> }} */
	const { drawAll, drawFiles } = await import(pathToFileURL(join(rendered, "prerender.js")).href);
	const shell = readFileSync(join(dist, "index.html"), "utf8").replace("</head>", `${manifestLink("en")}</head>`);
	/** @type {Manifest} */
	const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
	for (const language of languages) {
		for (const page of await drawAll(language)) {
			const html =
				page.body === ""
					? shellOf(shell, page)
					: await pageOf(shell, page, partsOf(dist, manifest, page.name, language));
			const file = join(dist, "pages", language, `${page.name}.html`);
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(
				file,
				html
					.replace('<html lang="en">', () => `<html lang="${language}"${attributesOf(page)}>`)
					.replace(manifestLink("en"), manifestLink(language)),
			);
		}
	}
	for (const [name, text] of Object.entries(drawFiles())) writeFileSync(join(dist, name), text);
	writeFileSync(join(dist, "pages", "shell.html"), shell);
	rmSync(join(dist, "index.html"));
	rmSync(join(dist, ".vite"), { recursive: true });
}

/** The link to the app's manifest, which a change of language replaces (src/app/build/manifest-link.ts). @param {string} language */
const manifestLink = (language) => `<link rel="manifest" href="/manifest-${language}.webmanifest">`;

/** A public page is always light, before a script could say so, and is painted before its fonts arrive. @param {Drawn} page */
const attributesOf = ({ body }) => (body === "" ? "" : ' data-mantine-color-scheme="light" data-unpainted');

/** @param {string} shell @param {Drawn} page */
const shellOf = (shell, { head }) => shell.replace("</head>", () => `${head}</head>`);

/**
 * @param {string} shell
 * @param {Drawn} page
 * @param {ReturnType<typeof partsOf>} parts
 */
async function pageOf(shell, { head, body }, { styles, sheet, app, parts, later, start }) {
	const list = (/** @type {string[]} */ files) => files.map((file) => `/${file}`).join(" ");
	const form = body.includes("<form") ? ` data-form="${list(later)}"` : "";
	const starter = `<script data-start="/${start}" data-app="/${app}" data-sheet="/${sheet}" data-parts="${list(parts)}"${form}>${afterPaint}</script>`;
	const page = shell
		.replaceAll(/\s*<script type="module"[^>]*><\/script>/g, "")
		.replaceAll(/\s*<link rel="(?:modulepreload|stylesheet|preload)"[^>]*>/g, "")
		.replace(/\s*<noscript>.*?<\/noscript>/s, "")
		.replace('content="#10132b"', 'content="#fffcf5"')
		.replace("</head>", () => `${head}<style>${styles}</style>${starter}</head>`)
		.replace('<div id="root"></div>', () => `<div id="root">${laterDrawn(body)}</div>`);
	return await withNeededStyles(page, styles);
}

/** Replaces drawings by placeholders, so that text is painted first (src/start.ts); without scripts they load at once. @param {string} body */
const laterDrawn = (body) =>
	body.replaceAll(/<noscript>.*?<\/noscript>|(<svg\b[^>]*)><use [^>]*><\/use><\/svg>/gs, (whole, opening) =>
		opening ? `${opening} data-later></svg><noscript>${whole}</noscript>` : whole,
	);

/** What a form needs besides its page, to keep and send what is written in it (tests/e2e/inquiries/first-visit.spec.ts). */
const forForms = /^src\/(local|features)\/inquiries\/|\/Toasts\.tsx$/;
const french = /\/words\.fr\.ts$/;

/**
 * The parts a public page needs: its styles as text, the file of the app's own, the files of its script, and those that a form
 * in it needs later.
 * @param {string} dist
 * @param {Manifest} manifest
 * @param {string} name
 * @param {"en" | "fr"} language
 */
function partsOf(dist, manifest, name, language) {
	const page = Object.keys(manifest).find((source) =>
		new RegExp(`^src/site/${folders.get(name) ?? name}/\\w+Page\\.tsx$`).test(source),
	);
	const entry = manifest["index.html"];
	const starter = manifest["src/start.ts"];
	if (!entry || !starter) throw new Error("the build has no entry");
	const [sheet = "", ...others] = stylesIn(importedBy(manifest, ["index.html"]));
	if (others.length > 0) throw new Error("the app itself has more than one file of styles");
	const parts = importedBy(manifest, page ? ["index.html", page] : ["index.html"]);
	const styles = stylesIn(parts);
	const dynamic = parts.flatMap(({ dynamicImports = [] }) => dynamicImports);
	const wanted = dynamic.filter((key) => (french.test(key) ? language === "fr" : forForms.test(key)));
	const later = importedBy(manifest, wanted);
	return {
		styles: styles.map((file) => readFileSync(join(dist, file), "utf8").trim()).join(""),
		sheet,
		app: entry.file,
		parts: filesOf(parts),
		later: [...stylesIn([...parts, ...later]), ...filesOf(later.filter((part) => !parts.includes(part)))],
		start: starter.file,
	};
}

/** @param {Manifest} manifest @param {string[]} keys @returns {Manifest[string][]} these parts and what they import, each once */
function importedBy(manifest, keys) {
	/** @type {Set<Manifest[string]>} */
	const found = new Set();
	const gather = (/** @type {string} */ key) => {
		const part = manifest[key];
		if (!part || found.has(part)) return;
		found.add(part);
		for (const one of part.imports ?? []) gather(one);
	};
	for (const key of keys) gather(key);
	return [...found];
}

/** @param {Manifest[string][]} parts */
const filesOf = (parts) => parts.map(({ file }) => file);

/** @param {Manifest[string][]} parts */
const stylesIn = (parts) => [...new Set(parts.flatMap(({ css = [] }) => css))];
