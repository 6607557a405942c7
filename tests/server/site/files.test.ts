// The website's files as a browser gets them: compressed, honest about what is missing, and behind a strict policy.
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { realServer } from "#support/server.ts";
import { raw, script, site } from "./built-site.ts";

test.each(["/assets/main-old.js", "/assets/", "/assets/x", "/missing.png", "/deep/missing.js", "/favicon.ico"])(
	"%s is missing: a real 404 that no cache keeps and no browser takes for a page",
	async (path) => {
		const answer = await raw(path);

		expect([answer.status, answer.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.body.toString()).not.toContain("<");
	},
);

test.each([
	["br, gzip", "br", "-br"],
	["gzip, deflate", "gzip", "-gzip"],
	["GZIP;q=0.5, BR;q=1.0", "br", "-br"],
	["br;q=0, gzip", "gzip", "-gzip"],
	["identity", undefined, ""],
	["brotli", undefined, ""],
])("Accept-Encoding %s gets %s, and the file comes out whole", async (accepted, encoding, mark) => {
	const answer = await raw("/assets/main-abc.js", { "Accept-Encoding": accepted });
	const packed = { br: brotliCompressSync(script), gzip: gzipSync(script) };

	expect(answer.headers["content-encoding"]).toBe(encoding);
	expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
	expect(answer.headers.vary).toContain("Accept-Encoding");
	expect(String(answer.headers.etag)).toMatch(new RegExp(`^"[a-z0-9]+-[a-z0-9]+${mark}"$`));
	expect(answer.body).toEqual(encoding === "br" ? packed.br : encoding === "gzip" ? packed.gzip : Buffer.from(script));
});

test("the app's page is compressed under every address", async () => {
	const answer = await raw("/faq", { "Accept-Encoding": "br" });

	expect([answer.headers["content-encoding"], answer.headers["content-type"]]).toEqual([
		"br",
		"text/html; charset=utf-8",
	]);
});

test("an unchanged file is answered 304, a changed one whole", async () => {
	const first = await raw("/", { "Accept-Encoding": "br" });
	const etag = String(first.headers.etag);
	const again = await raw("/", { "Accept-Encoding": "br", "If-None-Match": etag });
	const otherEncoding = await raw("/", { "If-None-Match": etag });
	utimesSync(join(site, "pages", "en", "index.html"), new Date(), new Date(Date.now() + 5_000));
	const changed = await raw("/", { "Accept-Encoding": "br", "If-None-Match": etag });

	expect([again.status, again.body.length, otherEncoding.status, changed.status]).toEqual([304, 0, 200, 200]);
});

test("HEAD answers as GET, without a body", async () => {
	const answer = await raw("/assets/main-abc.js", {}, "HEAD");

	expect([answer.status, answer.body.length, answer.headers["content-type"]]).toEqual([
		200,
		0,
		"text/javascript; charset=utf-8",
	]);
});

test.each([
	"/../outside.txt",
	"/assets/../../outside.txt",
	"/%2e%2e/outside.txt",
	"/..%2foutside.txt",
	"/assets/..%2f..%2foutside.txt",
	"/..%5coutside.txt",
	"/assets/%2e%2e%2f%2e%2e%2foutside.txt",
	"//etc/passwd",
	"/%00",
	"/.secret/key.txt",
	"/%2esecret/key.txt",
])("%s leads nowhere", async (path) => {
	const answer = await raw(path);

	expect(answer.body.toString()).not.toMatch(/top secret|root:/);
	expect([301, 307, 308, 400, 404]).toContain(answer.status);
});

test.each(["/api/nothing", "/api/", "/api/lead/nothing", "/api/collections/nothing/records"])(
	"%s is a JSON 404, never a page",
	async (path) => {
		const answer = await raw(path);

		expect([answer.status, answer.headers["content-type"]]).toEqual([404, "application/json"]);
		expect(JSON.parse(answer.body.toString()).status).toBe(404);
	},
);

test("every page and file carries the security headers", async () => {
	for (const path of ["/", "/faq", "/assets/main-abc.js", "/sw.js", "/missing.png"]) {
		const { headers } = await raw(path);
		expect(headers["content-security-policy"]).toBe(
			"default-src 'self'; script-src 'self' 'sha256-Al16/LJSSgPjtj3EzODmrESCwuGAnJ9yKVfzKr9SJxY='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
		);
		expect(headers).toMatchObject({
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
			"referrer-policy": "strict-origin-when-cross-origin",
			"permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
			"cross-origin-opener-policy": "same-origin",
			"strict-transport-security": "max-age=31536000",
		});
	}
});

test.each(["/_/", "/_/index.html", "/_", "//_/", "/%5f/", "/_/../_/", "/./_/", "/_/images/logo.svg"])(
	"PocketBase's own dashboard is closed at %s",
	async (path) => {
		const answer = await raw(path);

		expect([301, 307, 308, 404]).toContain(answer.status);
		expect(answer.body.toString()).not.toContain("PocketBase");
	},
);

test("OPEN_DASHBOARD opens it", async () => {
	const open = await realServer({ env: { OPEN_DASHBOARD: "1" } });
	try {
		const answer = await open.ask("GET", "/_/");
		expect([answer.status, answer.text.includes("PocketBase")]).toEqual([200, true]);
	} finally {
		await open.end();
	}
});
