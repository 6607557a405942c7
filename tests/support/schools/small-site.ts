// A website of a few files, laid out as the build does, for tests of how they are served.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** @returns the folder, for LEAD_PUBLIC_DIR */
export function smallSite(): string {
	const site = mkdtempSync(join(tmpdir(), "lead-site-"));
	for (const folder of ["assets", "pages/en", "pages/fr"]) mkdirSync(join(site, folder), { recursive: true });
	const script = `console.log(${JSON.stringify("x".repeat(2000))})`;
	const files = { "assets/main-abc.js": script, "pages/en/index.html": "LEAD", "pages/en/faq.html": "Questions" };
	for (const [path, content] of Object.entries(files)) {
		writeFileSync(join(site, path), content);
		writeFileSync(join(site, `${path}.br`), brotliCompressSync(content));
		writeFileSync(join(site, `${path}.gz`), gzipSync(content));
	}
	return site;
}
