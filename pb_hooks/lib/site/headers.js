// @ts-check
// What a browser may do with our pages. Scripts come only from our own files; the one inline script that may run has this hash,
// and asks for the first of them (scripts/site/prerender.mjs). Styles may be inline, because Mantine writes style elements. The
// default also covers fonts, requests, workers and the manifest: the policy travels with every page, so it does not repeat
// them.
const policy = [
	"default-src 'self'",
	"script-src 'self' 'sha256-Al16/LJSSgPjtj3EzODmrESCwuGAnJ9yKVfzKr9SJxY='",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join("; ");

/** @param {HeaderMap} headers of a page or any other file of the website */
const securityHeaders = (headers) => {
	headers.set("Content-Security-Policy", policy);
	// PocketBase sets it for a filter that browsers have removed.
	headers.del("X-Xss-Protection");
	headers.set("X-Content-Type-Options", "nosniff");
	headers.set("X-Frame-Options", "DENY");
	headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
	headers.set("Permissions-Policy", "camera=(self), geolocation=(), microphone=(), payment=(), usb=()");
	headers.set("Cross-Origin-Opener-Policy", "same-origin");
	if ($os.getenv("APP_URL").startsWith("https://")) headers.set("Strict-Transport-Security", "max-age=31536000");
};

module.exports = { securityHeaders };
