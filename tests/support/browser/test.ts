// The base of every browser test: phones on which every console error is a failure, and servers of the built app.
import { rmSync } from "node:fs";
import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	expect,
	type Page,
	test as plain,
} from "@playwright/test";
import { type KillableBrowser, killableBrowser } from "#support/browser/killable.ts";
import { touchPages } from "#support/browser/site.ts";
import { recordToasts } from "#support/browser/toasts.ts";
import { type RealServer, realServer } from "#support/server.ts";

export { expect };

export type PhoneOptions = BrowserContextOptions & {
	/** The language chosen with the switch on an earlier visit. */
	chosen?: "en" | "fr";
	/** Whether the service worker may store the app. Without it a phone is ready a second sooner. */
	keepsApp?: boolean;
};

/** Makes a new phone with one open tab. */
export type NewPhone = (options?: PhoneOptions) => Promise<Page>;

/** Unexpected console errors of pages. */
class Strays {
	#found: string[] = [];
	/** The browser fetches the page's icon by itself, at any time. */
	#allowed: RegExp[] = [/net::ERR_INTERNET_DISCONNECTED \(.*\/icons\/app\.svg\)$/];

	/** From now on every error of these pages counts. */
	watch(context: BrowserContext): void {
		context.on("console", (message) => {
			if (message.type() === "error") this.#found.push(`${message.text()} (${message.location().url})`);
		});
		context.on("weberror", (found) => {
			const error = found.error();
			this.#found.push(error.stack ?? String(error));
		});
	}

	/** Allows errors that a test provokes on purpose: a browser reports every refused request as an error of the page. */
	allow(...patterns: RegExp[]): void {
		this.#allowed.push(...patterns);
	}

	get unexpected(): string[] {
		return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
	}
}

/** How Chromium reports that no server listens at the app's address. */
export const serverIsDown =
	/^Failed to load resource: net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED) \(.*\/api\//;

/** How Chromium reports that the phone has no network. */
export const noNetwork = /net::ERR_INTERNET_DISCONNECTED .*\/api\//;

/** How Chromium reports that the server refused a batch. */
export const refusedBatch = /status of 400 .*\/api\/batch/;

/** The folder with the built app, which tests/e2e/setup.ts has written. */
export const builtPages = (): string => {
	const folder = process.env.LEAD_E2E_PAGES;
	if (!folder) throw new Error("tests/e2e/setup.ts did not run");
	return folder;
};

/** A server with the built app. `env` may name another build. */
const serverWithPages = (env: Record<string, string> = {}): Promise<RealServer> =>
	realServer({ env: { LEAD_PUBLIC_DIR: builtPages(), ...env } });

/** Starts a server for one test alone, with these settings. It ends after the phones, which may still be fetching. */
export type NewServer = (env?: Record<string, string>) => Promise<RealServer>;

type Fixtures = {
	newServer: NewServer;
	/** A server for this test alone, which it may stop and start. */
	ownServer: RealServer;
	strays: Strays;
	phone: NewPhone;
	/** Whether `killable` needs the settings of a profile or installing. */
	completeBrowser: boolean;
	/** A browser for this test alone that can be killed and started again on the same profile. */
	killable: KillableBrowser;
};

export const test = plain.extend<Fixtures, { server: RealServer }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
		async ({}, use) => {
			const server = await serverWithPages();
			await use(server);
			await server.end();
		},
		{ scope: "worker" },
	],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
	newServer: async ({}, use) => {
		const servers: RealServer[] = [];
		await use(async (env) => {
			const server = await serverWithPages(env);
			servers.push(server);
			return server;
		});
		await Promise.all(servers.map((server) => server.end()));
	},
	ownServer: async ({ newServer }, use) => use(await newServer()),
	strays: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
		async ({}, use) => {
			const strays = new Strays();
			await use(strays);
			expect(strays.unexpected).toEqual([]);
		},
		{ auto: true },
	],
	// Naming a fixture here makes it end after this one.
	phone: async ({ browser, newServer: _, strays }, use) => {
		const phones: BrowserContext[] = [];
		await use(async (options = {}) => {
			const page = await newPhone(browser, strays, options);
			phones.push(page.context());
			return page;
		});
		for (const context of phones) await context.close();
	},
	completeBrowser: [false, { option: true }],
	killable: async ({ newServer: _, strays, completeBrowser }, use) => {
		const browser = killableBrowser((context) => attend(context, strays), completeBrowser);
		await use(browser);
		await browser.kill();
		rmSync(browser.profile, { recursive: true, force: true });
	},
});

async function attend(context: BrowserContext, strays: Strays): Promise<void> {
	strays.watch(context);
	await recordToasts(context);
	await touchPages(context);
}

async function newPhone(
	browser: Browser,
	strays: Strays,
	{ chosen, keepsApp = false, ...options }: PhoneOptions,
): Promise<Page> {
	const context = await browser.newContext({
		locale: "en-US",
		// The app knows a phone from a computer by what points at it. A screen as wide as a desktop's has a mouse.
		hasTouch: (options.viewport?.width ?? 0) < 1000,
		// Animations are drawn sixty times a second and cost a fourteenth of a run. A test of one turns them on.
		reducedMotion: "reduce",
		serviceWorkers: keepsApp ? "allow" : "block",
		...options,
	});
	await attend(context, strays);
	// Only at the first load: the page may have chosen another language since.
	if (chosen) {
		await context.addInitScript((language) => {
			// The empty page that a tab begins with has no storage.
			if (origin !== "null") localStorage.setItem("lead-language", localStorage.getItem("lead-language") ?? language);
		}, chosen);
	}
	return await context.newPage();
}
