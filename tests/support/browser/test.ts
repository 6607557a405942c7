// What every browser test starts from: phones (browser contexts) whose every console error counts, and real servers that
// serve the built app.
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
import { recordToasts } from "#support/browser/toasts.ts";
import { type RealServer, realServer } from "#support/server.ts";

export { expect };

export type PhoneOptions = BrowserContextOptions & {
	/** The language chosen with the toggle on an earlier visit. */
	chosen?: "en" | "fr";
	/** Whether the app may keep itself on the phone (service worker). Without it a phone is ready a second sooner. */
	keepsApp?: boolean;
};

/** Makes a phone nobody used before, with one open tab. */
export type NewPhone = (options?: PhoneOptions) => Promise<Page>;

/** What a page said on its console although nobody expected it. */
export class Strays {
	#found: string[] = [];
	/** The browser asks for the page's icon by itself, when it likes. */
	#allowed: RegExp[] = [/net::ERR_INTERNET_DISCONNECTED \(.*\/icons\/app\.svg\)$/];

	/** From here on every error of these pages counts. */
	watch(context: BrowserContext): void {
		context.on("console", (message) => {
			if (message.type() === "error") this.#found.push(`${message.text()} (${message.location().url})`);
		});
		context.on("weberror", (found) => {
			const error = found.error();
			this.#found.push(error.stack ?? String(error));
		});
	}

	/** What this test provokes on purpose; a browser reports every refused request as an error of the page. */
	allow(...patterns: RegExp[]): void {
		this.#allowed.push(...patterns);
	}

	get unexpected(): string[] {
		return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
	}
}

/** How Chromium reports that nobody listens where the app asks. */
export const serverIsDown =
	/^Failed to load resource: net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED) \(.*\/api\//;

/** How Chromium reports that the phone has no network. */
export const noNetwork = /net::ERR_INTERNET_DISCONNECTED .*\/api\//;

/** How Chromium reports that the server refused what was sent. */
export const refusedBatch = /status of 400 .*\/api\/batch/;

/** The folder with the built app; written by tests/e2e/setup.ts. */
export const builtPages = (): string => {
	const folder = process.env.LEAD_E2E_PAGES;
	if (!folder) throw new Error("tests/e2e/setup.ts did not run");
	return folder;
};

/** A server that serves the built app. `env` may name another build. */
const serverWithPages = (env: Record<string, string> = {}): Promise<RealServer> =>
	realServer({ env: { LEAD_PUBLIC_DIR: builtPages(), ...env } });

/** Starts a server of one test alone, with such settings. It ends after the phones: a page may still be fetching. */
export type NewServer = (env?: Record<string, string>) => Promise<RealServer>;

type Fixtures = {
	newServer: NewServer;
	/** A server of this test alone, to be stopped and started. */
	ownServer: RealServer;
	strays: Strays;
	phone: NewPhone;
	/** A browser of this test alone that can be killed and opened again on the same profile. */
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
	// What a fixture names ends after it.
	phone: async ({ browser, newServer: _, strays }, use) => {
		const phones: BrowserContext[] = [];
		await use(async (options = {}) => {
			const page = await newPhone(browser, strays, options);
			phones.push(page.context());
			return page;
		});
		for (const context of phones) await context.close();
	},
	killable: async ({ newServer: _, strays }, use) => {
		const browser = killableBrowser(async (context) => {
			strays.watch(context);
			await recordToasts(context);
		});
		await use(browser);
		await browser.kill();
		rmSync(browser.profile, { recursive: true, force: true });
	},
});

async function newPhone(
	browser: Browser,
	strays: Strays,
	{ chosen, keepsApp = false, ...options }: PhoneOptions,
): Promise<Page> {
	const context = await browser.newContext({
		locale: "en-US",
		// What moves is drawn sixty times a second, a fourteenth of all that a run costs. A test of a motion asks for it.
		reducedMotion: "reduce",
		serviceWorkers: keepsApp ? "allow" : "block",
		...options,
	});
	strays.watch(context);
	await recordToasts(context);
	// Not again at a reload: the page may have chosen another since.
	if (chosen) {
		await context.addInitScript((language) => {
			// The empty page a tab begins with has no storage.
			if (origin === "null") return;
			if (localStorage.getItem("lead-language") === null) localStorage.setItem("lead-language", language);
		}, chosen);
	}
	return await context.newPage();
}

/** Whatever the page asks for at such an address waits from here on. @returns what lets it go, and all that follows */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
	let letGo = () => {};
	const released = new Promise<void>((done) => {
		letGo = done;
	});
	await page.route(address, async (route) => {
		await released;
		await route.continue();
	});
	return letGo;
}
