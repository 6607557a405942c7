// Once before all browser tests: builds the app if it is stale, and copies it, so that a build during the tests does not
// change what they use.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "#scripts/build.mjs";

// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function setup(): Promise<() => void> {
	const folder = mkdtempSync(join(tmpdir(), "lead-pages-"));
	cpSync(process.env.LEAD_PUBLIC_DIR ?? (await buildIfStale({ quiet: true })), folder, { recursive: true });
	process.env.LEAD_E2E_PAGES = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}
