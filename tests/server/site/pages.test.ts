// The website's files as a browser gets them: compressed, cached, honest about what is missing, and behind a strict policy.
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { realServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const site = mkdtempSync(join(tmpdir(), "lead-site-"));
const page = (title: string) => `<!doctype html><title>${title}</title>`;
const script = `console.log(${JSON.stringify("x".repeat(2000))})`;
mkdirSync(join(site, "assets"));
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
writeFileSync(join(site, "pages", "shell.html"), page("shell"));
writeFileSync(join(site, "assets", "main-abc.js"), script);
writeFileSync(join(site, "assets", "main-abc.js.br"), brotliCompressSync(script));
writeFileSync(join(site, "assets", "main-abc.js.gz"), gzipSync(script));
writeFileSync(join(site, "assets", "main-abc.css"), "p{}");
writeFileSync(join(site, "sw.js"), "self");
writeFileSync(join(site, "manifest.webmanifest"), "{}");
writeFileSync(join(site, "logo.svg"), "<svg/>");
writeFileSync(join(site, ".secret", "key.txt"), "top secret");
writeFileSync(join(site, "..", "lead-outside.txt"), "top secret");

const here = serverForThisFile(undefined, {
	env: { LEAD_PUBLIC_DIR: site, APP_URL: "https://lead.example", OPEN_DASHBOARD: "" },
});

/** A request exactly as written: no cleaning of the path, no unpacking. */
function raw(path: string, headers: Record<string, string> = {}, method = "GET") {
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

test.each([
	["/", "text/html; charset=utf-8", "no-cache"],
	["/faq", "text/html; charset=utf-8", "no-cache"],
	["/assets/main-abc.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
	["/assets/main-abc.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
	["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
	["/manifest.webmanifest", "application/manifest+json", "no-cache"],
	["/logo.svg", "image/svg+xml", "no-cache"],
])("%s is sent as %s, kept as %s", async (path, type, cache) => {
	const answer = await raw(path);

	expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([200, type, cache]);
});

test.each([
	["/", {}, "index en"],
	["/faq", {}, "faq en"],
	["/faq/", {}, "faq en"],
	["/dashboard-student", {}, "dashboard-student en"],
	["/faq", { "Accept-Language": "fr-LB, fr;q=0.9, en;q=0.8" }, "faq fr"],
	["/faq", { "Accept-Language": "ar-LB, ar;q=0.9, fr;q=0.8, en;q=0.7" }, "faq fr"],
	["/faq", { "Accept-Language": "en;q=0.2, fr;q=0.7" }, "faq fr"],
	["/faq", { "Accept-Language": "fr;q=0, en;q=0.1" }, "faq en"],
	["/faq", { "Accept-Language": "de, *;q=0.5" }, "faq en"],
	["/faq", { "Accept-Language": ";;q=,;q=x,-" }, "faq en"],
	["/faq", { Cookie: "lang=fr" }, "faq fr"],
	["/faq", { Cookie: "a=b; lang=en; c=d", "Accept-Language": "fr" }, "faq en"],
	["/faq", { Cookie: "lang=de; slang=fr", "Accept-Language": "en" }, "faq en"],
	["/fr", {}, "index fr"],
	["/fr/", { Cookie: "lang=en" }, "index fr"],
	["/fr/faq", { "Accept-Language": "en" }, "faq fr"],
	["/faq?lang=en", { Cookie: "lang=fr", "Accept-Language": "fr" }, "faq en"],
	["/faq?lang=de", { Cookie: "lang=fr" }, "faq fr"],
])("%s asked with %o is the page %s", async (path, headers, title) => {
	const answer = await raw(path, headers);

	expect([answer.status, answer.body.toString()]).toEqual([200, page(title)]);
	expect(answer.headers["cache-control"]).toBe("no-cache");
});

test.each([
	["/chat", {}, "https://chat.example/?text=Hello%20LEAD"],
	["/chat/", { "Accept-Language": "fr" }, "https://chat.example/?text=Bonjour%20LEAD"],
	["/fr/chat", {}, "https://chat.example/?text=Bonjour%20LEAD"],
])("%s asked with %o leads out of the site, to %s", async (path, headers, address) => {
	const answer = await raw(path, headers);

	expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([302, address, "no-cache"]);
});

test("a page that two languages share an address for says so to every cache; one that names its language is a choice", async () => {
	const common = await raw("/faq");
	const twin = await raw("/fr/faq");
	const english = await raw("/faq?lang=en");

	expect(String(common.headers.vary)).toMatch(/Cookie.*Accept-Language|Accept-Language.*Cookie/);
	expect(common.headers["set-cookie"]).toBeUndefined();
	expect(twin.headers["set-cookie"]).toEqual(["lang=fr; Path=/; Max-Age=31536000; SameSite=Lax"]);
	expect(english.headers["set-cookie"]).toEqual(["lang=en; Path=/; Max-Age=31536000; SameSite=Lax"]);
});

test.each([
	["/unknown-page", {}, "404 en"],
	["/a/b/c", { "Accept-Language": "fr" }, "404 fr"],
	["/fr/nothing", {}, "404 fr"],
	["/frog", {}, "404 en"],
	["/404", {}, "404 en"],
	["/index", {}, "404 en"],
	["/fr/index", {}, "404 fr"],
	["/pages/en/faq", {}, "404 en"],
	["/fr/pages/shell", {}, "404 fr"],
])("%s is nobody's address: a real 404 with the page that says so", async (path, headers, title) => {
	const answer = await raw(path, headers);

	expect([answer.status, answer.body.toString()]).toEqual([404, page(title)]);
	expect([answer.headers["cache-control"], answer.headers["content-type"]]).toEqual([
		"no-store",
		"text/html; charset=utf-8",
	]);
});

test("what the service worker draws every page in is there by its name", async () => {
	const answer = await raw("/pages/shell.html");

	expect([answer.status, answer.body.toString()]).toEqual([200, page("shell")]);
});

test.each([
	"/pages/en/faq.html",
	"/pages/fr/index.html",
	"/pages/en/404.html",
	"/pages/en/faq.html.br",
	"/pages/en/chat.away",
	"/PAGES/en/faq.html",
])("%s is no second address of a page", async (path) => {
	const answer = await raw(path, { "Accept-Encoding": "br" });

	expect([answer.status, answer.body.toString()]).toEqual([404, "Not found"]);
});

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
	"/../lead-outside.txt",
	"/assets/../../lead-outside.txt",
	"/%2e%2e/lead-outside.txt",
	"/..%2flead-outside.txt",
	"/assets/..%2f..%2flead-outside.txt",
	"/..%5clead-outside.txt",
	"/assets/%2e%2e%2f%2e%2e%2flead-outside.txt",
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
			"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
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
