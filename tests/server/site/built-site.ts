// A small built website, a server that serves it, and requests exactly as they are written.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll } from "vitest";
import { serverForThisFile } from "#support/server-per-file.ts";

const folder = mkdtempSync(join(tmpdir(), "lead-site-"));
export const site = join(folder, "dist");
export const page = (title: string) => `<!doctype html><title>${title}</title>`;
export const script = `console.log(${JSON.stringify("x".repeat(2000))})`;
mkdirSync(join(site, "assets"), { recursive: true });
mkdirSync(join(site, ".secret"));
for (const language of ["en", "fr"]) {
	mkdirSync(join(site, "pages", language), { recursive: true });
	for (const name of ["index", "faq", "dashboard-student", "404"]) {
		const file = join(site, "pages", language, `${name}.html`);
		writeFileSync(file, page(`${name} ${language}`));
		writeFileSync(`${file}.br`, brotliCompressSync(page(`${name} ${language}`)));
	}
}
writeFileSync(join(site, "pages", "en", "chat.away"), "https://chat.example/?text=Hello%20LEAD");
writeFileSync(join(site, "pages", "fr", "chat.away"), "https://chat.example/?text=Bonjour%20LEAD");
writeFileSync(join(site, "pages", "examples.json"), JSON.stringify(["phone", "social"]));
writeFileSync(join(site, "pages", "shell.html"), page("shell"));
writeFileSync(join(site, "assets", "main-abc.js"), script);
writeFileSync(join(site, "assets", "main-abc.js.br"), brotliCompressSync(script));
writeFileSync(join(site, "assets", "main-abc.js.gz"), gzipSync(script));
writeFileSync(join(site, "assets", "main-abc.css"), "p{}");
writeFileSync(join(site, "sw.js"), "self");
writeFileSync(join(site, "manifest.webmanifest"), "{}");
writeFileSync(join(site, "logo.svg"), "<svg/>");
writeFileSync(join(site, ".secret", "key.txt"), "top secret");
writeFileSync(join(folder, "outside.txt"), "top secret");
afterAll(() => rmSync(folder, { recursive: true }));

const here = serverForThisFile(undefined, {
	env: { LEAD_PUBLIC_DIR: site, APP_URL: "https://lead.example", OPEN_DASHBOARD: "" },
});

/** A request exactly as written: no cleaning of the path, no unpacking. */
export function raw(path: string, headers: Record<string, string> = {}, method = "GET") {
	return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
		const sent = request({ port: here().server.port, host: "127.0.0.1", path, method, headers }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.on("end", () =>
				done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
			);
		});
		sent.on("error", fail);
		sent.end();
	});
}
