// The website's pages as a browser gets them: in the visitor's language, cached, and with one address each.
import { expect, test } from "vitest";
import { page, raw } from "./built-site.ts";

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

test("whoever watches the server is told what of the pages is still made up", async () => {
	const answer = await raw("/api/health");
	expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 200, data: { examples: ["phone", "social"] } });
});
