import { createHash } from "node:crypto";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import pdf from "pdfjs-dist/package.json" with { type: "json" };
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { readSettings } from "./scripts/server/settings.mjs";
import { className } from "./scripts/site/class-names.mjs";
import { prerender } from "./scripts/site/prerender.mjs";

/** Where the site will stand: what a search engine and a shared link are told. */
const { appUrl } = readSettings();

type Module = { isEntry: boolean; dynamicImporters: readonly string[]; importers: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Module | null };

const classCode =
	/\/src\/(features\/(coursework|courses)\/|local\/whats-new\/for-student|dashboards\/(Student|Tutor|WhatsNew|Notices))/;
const centreCode = /\/src\/(features\/(people|materials)\/(?!reading)|dashboards\/(admin|AtCentre))/;
const publicCode = /\/src\/(site|features\/(inquiries|install)|app\/frame)\//;

/**
 * The chunk of a module that a public page needs, too, is named by the entries that lead to it: each public one counts by
 * itself, those of the portal count as one. So modules that the same pages need travel together, and no page fetches a
 * module that it does not need. A module that only the portal needs is named by the group after this one.
 */
function sharedChunk(module: string, graph: Graph): string | null {
	const names = entriesTo(module, graph).map((id) =>
		publicCode.test(id) ? relative(import.meta.dirname, id) : "portal",
	);
	const key = [...new Set(names)].sort().join();
	return key === "portal" ? null : `shared-${createHash("sha256").update(key).digest("hex").slice(0, 4)}`;
}

/** What a person's dashboard never asks for does not travel with what it asks for. */
const portalChunk = (module: string, graph: Graph): string =>
	entriesTo(module, graph).every((id) => classCode.test(id)) ? "classes" : "portal";

/** What only admins ask for, and the library with their list of it. Whoever reads a file needs none of it. */
const centreChunk = (module: string, graph: Graph): string | null =>
	entriesTo(module, graph).every((id) => centreCode.test(id)) ? "centre" : null;

/** The files fetched by themselves that lead to a module. */
function entriesTo(module: string, graph: Graph): string[] {
	const reached = new Set([module]);
	const entries: string[] = [];
	for (const id of reached) {
		const { isEntry = false, dynamicImporters = [], importers = [] } = graph.getModuleInfo(id) ?? {};
		if (isEntry || dynamicImporters.length) entries.push(id);
		for (const importer of importers) reached.add(importer);
	}
	return entries;
}

// On a slow line each request is a wait: a dashboard loads 39 scripts with these groups, and 109 without them.
// - `libraries` and `frame` are what every page needs: the libraries, which seldom change from one version of the app to
//   the next, and our own code.
// - `asking` and `work` are what every signed-in person needs of src/sync and src/local. The forms of an account ask the
//   server and need `asking` alone; a visitor's inquiry needs the database, and so both.
// - `actions` are the buttons and links of the public pages, and the marker under a word.
// - `task` is the text of an assignment: many places show it, but nobody needs it before an assignment is opened.
// - `portal` is what three or more parts of the portal need: nearly everybody who signs in needs all of it. What only
//   students and teachers need of it is `classes`, what only admins do is `centre`. `gradebook` is what the pages of grades
//   share: many of them, each opened now and then, so that no dashboard waits for it; `files` is the same for materials, and
//   `forms` for what makes, edits, ends and copies a course; `papers` is what lists of materials need without their files,
//   `deleting` what an opened one and the admin's list have for that, `said` what giving one and editing it share, and
//   `pictures` what instructions with pictures and their form do; `pdf` is where the files of pdfjs are;
//   `new-account` is what making one account and making a whole class of them share;
//   `profile` is the page of one's own account, `account` what its links and forgotten passwords need, and `unsent` the list
//   behind the chip, with the texts that no field takes;
//   `chosen` reads a file that somebody chooses; `course` is the frame of what stands inside one.
const codeSplitting = {
	groups: [
		{ name: "libraries", tags: ["$initial" as const], test: /node_modules/ },
		{ name: "frame", tags: ["$initial" as const], test: /\/src\/(?!main|start)/ },
		{ name: "asking", test: /\/src\/(sync\/(new-id|text)|local\/online)\.ts/ },
		{
			name: "work",
			test: /\/src\/((sync|local)\/(?!inquiries|files|whats-new\/(?!store|notice))|local\/files\/(upload-list|pictures)|local\/inquiries\/(database|unsent))/,
		},
		{
			name: "task",
			test: /\/src\/(ui\/(formatted\/(FormattedText|marks)|blocks\/PointsBlock)|features\/coursework\/AssignmentText)/,
			includeDependenciesRecursively: false,
		},
		{ name: "actions", test: /\/src\/ui\/(forms\/Action|art\/Marke)/, includeDependenciesRecursively: false },
		{ name: sharedChunk, debugName: "shared", minShareCount: 2, includeDependenciesRecursively: false },
		{
			name: "deleting",
			test: /\/src\/features\/materials\/(DeleteMaterial|list-queries)\./,
			includeDependenciesRecursively: false,
		},
		{
			name: "said",
			test: /\/src\/features\/materials\/giving\/(MaterialFields|SubjectFields|schema|typed)\./,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{
			name: "papers",
			test: /\/src\/features\/materials\/(commands|words|use-size|size|Description)\./,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{
			name: "pictures",
			test: /\/src\/features\/materials\/in-texts\//,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{ name: "pdf", test: /\/pdfjs-dist\// },
		{
			name: "files",
			test: /\/src\/(local\/files\/(?!upload-list)|features\/materials\/(?!at-work|library\/LibraryLink|mutation))/,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{
			name: "account",
			test: /\/src\/features\/auth\/(recovery|confirming)\//,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{
			name: "unsent",
			test: /\/src\/features\/(outbox\/(list\/(words|items-file)|commands)|drafting\/orphaned\/(words|draft-names))/,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{
			name: "profile",
			test: /\/src\/features\/auth\/profile\//,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{
			name: "gradebook",
			test: /\/src\/features\/coursework\/gradebook\//,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{
			name: "forms",
			test: /\/src\/(ui\/forms\/use-opening|features\/(courses\/(CourseF(orm|ields)|use-course-form|course-draft|schema|ending\/(commands|words|EndCourse))|coursework\/assignments\/(form\/due|copying\/next-due|opening-day)))/,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{ name: "course", test: /\/src\/features\/courses\/course\/Panel/ },
		{
			name: "new-account",
			test: /\/src\/features\/people\/account\//,
			minShareCount: 2,
			includeDependenciesRecursively: false,
		},
		{ name: "chosen", test: /\/src\/(ui\/forms\/file\/|i18n\/decoded)/, includeDependenciesRecursively: false },
		{ name: centreChunk, debugName: "centre", minShareCount: 2, includeDependenciesRecursively: false },
		{ name: portalChunk, debugName: "portal", minShareCount: 3, includeDependenciesRecursively: false },
	],
};

// Every public page names the files of its script, and hashes cannot be compressed: seven letters tell the files of many
// builds apart, and those without a name of their own do without one.
const chunkFileNames = ({ name }: { name: string }): string =>
	name.startsWith("shared-") ? "assets/[hash:7].js" : "assets/[name]-[hash:7].js";

// The files of pdfjs travel as they are (src/features/materials/reading/pdf-files.ts). Its worker looks for its decoders by
// their plain names, so what tells one version from another is the name of their folder.
const assetFileNames = ({ originalFileNames }: { originalFileNames: string[] }): string =>
	originalFileNames.some((name) => name.includes("/pdfjs-dist/"))
		? `assets/pdfjs-${pdf.version}/[name][extname]`
		: "assets/[name]-[hash:7][extname]";

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [
		react(),
		VitePWA({
			strategies: "injectManifest",
			srcDir: "src/sw",
			filename: "sw.ts",
			registerType: "prompt",
			// src/app/frame/UpdatePrompt.tsx registers it: no inline script, and not before the page has painted.
			injectRegister: false,
			disable: isSsrBuild ?? false,
			// One in each language: scripts/site/prerender.mjs writes them.
			manifest: false,
			injectManifest: {
				globPatterns: ["**/*.{js,css,svg,woff2,webmanifest}", "pages/shell.html", "icons/{app,maskable}-*.png"],
				// Kept by who keeps a PDF (src/features/materials/reading/keep-reader.ts): for all others 600 KB too many.
				globIgnores: ["assets/pdfjs-*/**"],
			},
			integration: {
				closeBundleOrder: "post",
				beforeBuildServiceWorker: ({ outDir }) => prerender(outDir),
			},
		}),
	],
	// The same libraries, written for browsers of this decade; by their own names come those for browsers of the last.
	resolve: {
		alias: [
			{ find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" },
			{ find: /^workbox-window$/, replacement: "workbox-window/build/workbox-window.prod.mjs" },
		],
	},
	css: { modules: { generateScopedName: className } },
	define: { "import.meta.env.VITE_APP_URL": JSON.stringify(appUrl) },
	ssr: { noExternal: true },
	build: {
		target: "es2022",
		// Drawings stay files: as data they would travel inside every script that names them.
		assetsInlineLimit: 0,
		manifest: !isSsrBuild,
		// Every browser for which this is built preloads modules by itself since 2023, or does without.
		modulePreload: {
			polyfill: false,
			// What the app begins with is there before any part of it is asked for.
			resolveDependencies: (_, files) => files.filter((file) => !/\/(libraries|frame|rolldown-runtime)-/.test(file)),
		},
		rolldownOptions: isSsrBuild
			? { output: { assetFileNames } }
			: {
					input: { app: "index.html", start: "src/start.ts" },
					output: { codeSplitting, chunkFileNames, assetFileNames },
				},
	},
	server: { proxy: { "/api": process.env.LEAD_LOOPBACK ?? "http://127.0.0.1:8090" } },
}));
