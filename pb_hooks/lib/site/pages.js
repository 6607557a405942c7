// @ts-check
// The files of the website. PocketBase alone would send them uncompressed and without cache headers, and answer a missing
// chunk with the home page: an old tab would then run HTML as a script instead of noticing that there is a new version.
const { securityHeaders } = require(`${__hooks}/lib/site/headers.js`);
const { remember, wanted } = require(`${__hooks}/lib/site/page-language.js`);

/** @type {Record<string, string>} by the ending of the file name; PocketBase would guess wrong for compressed files */
const types = {
	html: "text/html; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	mjs: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
	json: "application/json",
	webmanifest: "application/manifest+json",
	svg: "image/svg+xml",
	xml: "application/xml; charset=utf-8",
	txt: "text/plain; charset=utf-8",
	map: "application/json",
	wasm: "application/wasm",
	woff2: "font/woff2",
	ico: "image/x-icon",
	png: "image/png",
	jpg: "image/jpeg",
	webp: "image/webp",
	avif: "image/avif",
};
const encodings = [
	{ name: "br", extension: ".br" },
	{ name: "gzip", extension: ".gz" },
];

/**
 * Answers GET requests that no other route takes: with a file, else with the page of that address in the visitor's
 * language (scripts/site/prerender.mjs wrote one per address), else with 404: a page for an address, one word for a file.
 * @param {RequestEvent} e
 */
const serve = (e) => {
	const path = e.request.pathValue("path");
	if (path === "api" || path.startsWith("api/")) throw new NotFoundError("", null);
	securityHeaders(e.response.header());
	const folder = $os.getenv("LEAD_PUBLIC_DIR");
	if (folder !== "" && isPlain(path)) {
		const file = path === "" || isDrawnPage(path) ? null : stat(folder, path);
		if (file) return send(e, folder, path, file);
		if (isAddress(path)) return servePage(e, folder, path);
	}
	return missing(e);
};

/** @param {RequestEvent} e @param {string} folder @param {string} address */
const servePage = (e, folder, address) => {
	const headers = e.response.header();
	const { language, path, named } = wanted(e, address);
	if (named) remember(headers, language);
	else headers.add("Vary", "Cookie, Accept-Language");
	const name = path.replace(/\/+$/, "");
	const lost = `pages/${language}/404.html`;
	const page = `pages/${language}/${name || "index"}.html`;
	const file = ["index", "404"].includes(name) ? null : stat(folder, page);
	const away = `pages/${language}/${name}.away`;
	if (stat(folder, away)) return leadAway(e, $filepath.join(folder, away));
	if (file) return send(e, folder, page, file);
	if (!stat(folder, lost)) return missing(e);
	headers.set("Cache-Control", "no-store");
	return e.blob(404, "text/html; charset=utf-8", $os.readFile($filepath.join(folder, lost)));
};

/** Redirects to an address outside the site, such as WhatsApp; the file holds it. @param {RequestEvent} e @param {string} file */
const leadAway = (e, file) => {
	e.response.header().set("Cache-Control", "no-cache");
	return e.redirect(302, toString($os.readFile(file)));
};

/** @param {RequestEvent} e */
const missing = (e) => {
	e.response.header().set("Cache-Control", "no-store");
	return e.string(404, "Not found");
};

/** @param {string} path @returns {boolean} false for hidden files and for paths that leave the folder */
const isPlain = (path) =>
	!/[\0\\]/.test(path) &&
	path.split("/").every((part, at, all) => !part.startsWith(".") && (part !== "" || at === all.length - 1));

/**
 * A page is served only under its address. The shell is no page: the service worker fetches it by its file name.
 * @param {string} path
 */
const isDrawnPage = (path) => /^pages\//i.test(path) && path !== "pages/shell.html";

/** @param {string} path @returns {boolean} whether it is an address of the site and not of a file */
const isAddress = (path) => !path.startsWith("assets/") && !/\.[a-z0-9]+\/?$/i.test(path);

/** @param {string} folder @param {string} path @returns {FileInfo | null} null for a folder or nothing */
const stat = (folder, path) => {
	if (path.endsWith("/")) return null;
	try {
		const info = $os.stat($filepath.join(folder, path));
		return info.isDir() ? null : info;
	} catch (_) {
		return null;
	}
};

/** @param {RequestEvent} e @param {string} folder @param {string} path @param {FileInfo} file */
const send = (e, folder, path, file) => {
	const headers = e.response.header();
	const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
	headers.set("Content-Type", types[extension] || "application/octet-stream");
	headers.set("Cache-Control", path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
	const packed = encodings.map((encoding) => ({ ...encoding, file: stat(folder, path + encoding.extension) }));
	if (packed.some((choice) => choice.file)) headers.add("Vary", "Accept-Encoding");
	const accepted = e.request.header.get("Accept-Encoding");
	const chosen = packed.find((choice) => choice.file && accepts(accepted, choice.name));
	const mark = `${path.startsWith("pages/fr/") ? "fr-" : ""}${file.size().toString(36)}-${file.modTime().unixMilli().toString(36)}`;
	headers.set("ETag", `"${mark}${chosen ? `-${chosen.name}` : ""}"`);
	if (chosen) headers.set("Content-Encoding", chosen.name);
	return e.fileFS($os.dirFS(folder), chosen ? path + chosen.extension : path);
};

const longestAccepted = 300; // characters of Accept-Encoding that are read: each part costs time

/** @param {string} header Accept-Encoding @param {string} name */
const accepts = (header, name) =>
	header
		.slice(0, longestAccepted)
		.toLowerCase()
		.split(",")
		.some((part) => {
			const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
			return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
		});

module.exports = { serve };
