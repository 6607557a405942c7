// Servers whose pages are replaced while people read them.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildSecondVersion } from "#support/browser/second-build.ts";
import { builtPages, type NewServer, test } from "#support/browser/test.ts";
import type { RealServer } from "#support/server.ts";

type Deployable = { server: RealServer; deploy: () => void };

/**
 * Builds the second version before the tests of the file that calls it.
 * @returns makes a server with pages of its own, and a function that replaces them by the second version, as a deployment
 * does
 */
export function secondVersion(): (newServer: NewServer) => Promise<Deployable> {
	let second: string;
	const folders: string[] = [];
	test.beforeAll(async () => {
		second = await buildSecondVersion();
	});
	test.afterAll(() => {
		for (const folder of [second, ...folders]) rmSync(folder, { recursive: true, force: true });
	});
	return async (newServer) => {
		const pages = mkdtempSync(join(tmpdir(), "lead-pages-"));
		folders.push(pages);
		cpSync(builtPages(), pages, { recursive: true });
		const deploy = () => {
			for (const part of ["assets", "pages", "sw.js", "sw.js.br", "sw.js.gz"]) {
				rmSync(join(pages, part), { recursive: true, force: true });
			}
			cpSync(second, pages, { recursive: true });
		};
		return { server: await newServer({ LEAD_PUBLIC_DIR: pages }), deploy };
	};
}

export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "sameDocument") === true);
export const lookForUpdate = (page: Page) =>
	page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
