// Heads as large as a head may be, and bodies of an odd build.
import { type Costly, raw, records } from "./costly.ts";

const head = 15_000; // letters, of the 16 KB that a head may have

/** Heads as large as a head may be. */
export const heads: Costly[] = ["/", "/faq", "/assets/main-abc.js", "/api/health"].flatMap((path) => [
	...[
		"Accept-Language",
		"Accept-Encoding",
		"Cookie",
		"If-None-Match",
		"Range",
		"Content-Type",
		"X-Real-IP",
		"Authorization",
	].flatMap((name) =>
		[",", ";", "fr;q=", "q=0.1,", "a, ", "bytes=0-1,"].map((piece) =>
			raw(`${name} of ${piece} at ${path}`, "guest", { path, headers: { [name]: piece.repeat(head / piece.length) } }),
		),
	),
	...["/", "a/", "/.", "%2f", "%2e/", "..%2f", "a.", "é".repeat(1)].map((piece) =>
		raw(`a path of ${piece} after ${path}`, "guest", {
			path: encodeURI(`${path}${piece.repeat(head / encodeURI(piece).length)}`).replaceAll("%25", "%"),
		}),
	),
	...["a&", "a=b&", "lang=", ";", "%", "fields=a&", "?"].map((piece) =>
		raw(`a query of ${piece} at ${path}`, "guest", { path: `${path}?${piece.repeat(head / piece.length)}` }),
	),
]);

/** Bodies of an odd build. */
export const oddBodies: Costly[] = [
	raw("JSON nested deep", "guest", { method: "POST", path: records("leads"), body: `{"x":${"[".repeat(60_000)}` }),
	raw("JSON nested deeper", "student", {
		method: "POST",
		path: records("submissions"),
		body: `{"x":${"[".repeat(250_000)}`,
	}),
	raw("JSON nested and closed", "guest", {
		method: "POST",
		path: records("leads"),
		body: `{"subjects":${"[".repeat(9000)}${"]".repeat(9000)}}`,
	}),
	raw("JSON of 30,000 keys", "student", {
		method: "POST",
		path: records("submissions"),
		body: JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`key-${n}`, n]))),
	}),
	raw("an array of 30,000", "guest", {
		method: "POST",
		path: records("leads"),
		body: JSON.stringify({ subjects: Array(30_000).fill(1) }),
	}),
	raw("an array of 125,000", "student", {
		method: "POST",
		path: records("submissions"),
		body: JSON.stringify({ text_body: Array(125_000).fill(1) }),
	}),
	raw("a batch of 125,000 nothings", "student", {
		method: "POST",
		path: "/api/batch",
		body: `{"requests":[${"0,".repeat(125_000)}0]}`,
	}),
	raw("a batch of 20,000 empty entries", "student", {
		method: "POST",
		path: "/api/batch",
		body: `{"requests":[${"{},".repeat(20_000)}{}]}`,
	}),
	raw("a form of 9,000 fields", "guest", {
		method: "POST",
		path: records("leads"),
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body: Array.from({ length: 9000 }, (_, n) => `k${n}=`).join("&"),
	}),
	raw("a form of 1,000 parts", "guest", {
		method: "POST",
		path: records("leads"),
		headers: { "Content-Type": "multipart/form-data; boundary=x" },
		body: `${Array.from({ length: 1000 }, (_, n) => `--x\r\nContent-Disposition: form-data; name="k${n}"\r\n\r\nv\r\n`).join("")}--x--\r\n`,
	}),
	raw("a form of one large file", "guest", {
		method: "POST",
		path: records("leads"),
		headers: { "Content-Type": "multipart/form-data; boundary=x" },
		body: `--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n${"a".repeat(60_000)}\r\n--x--\r\n`,
	}),
	raw("a number of 500,000 digits", "student", {
		method: "POST",
		path: records("submissions"),
		body: `{"mutation":${"9".repeat(250_000)}}`,
	}),
	raw("a sign-in with a payload in a payload", "guest", {
		method: "POST",
		path: "/api/collections/users/auth-with-password",
		body: JSON.stringify({ "@jsonPayload": JSON.stringify({ identity: "a".repeat(60_000) }) }),
	}),
];
