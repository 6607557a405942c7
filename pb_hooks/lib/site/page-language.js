// @ts-check
// Chooses the language in which a page is served: the one in its address (/fr/…, or ?lang=en, where the language switch
// leads without scripts), else the one this browser chose before (cookie), else the one it asks for, else English.

/** @typedef {"en" | "fr"} Language */
/** @typedef {{ language: Language, path: string, named: boolean }} Wanted */

/**
 * @param {RequestEvent} e
 * @param {string} path without a slash in front
 * @returns {Wanted} the language, the path without its /fr, and whether the address named the language
 */
const wanted = (e, path) => {
	if (path === "fr" || path.startsWith("fr/")) return { language: "fr", path: path.slice(3), named: true };
	const { header, url } = e.request;
	const named = known(url.query().get("lang") ?? "");
	if (named) return { language: named, path, named: true };
	return { language: chosen(header.get("Cookie")) ?? asked(header.get("Accept-Language")), path, named: false };
};

/** @param {string} cookies @returns {Language | null} */
const chosen = (cookies) => known(/(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookies)?.[1] ?? "");

const longest = 300; // characters that are read: browsers send some 40, and each part costs time

/** @param {string} header Accept-Language @returns {Language} the one of ours with the highest priority */
const asked = (header) => {
	const choices = header
		.slice(0, longest)
		.toLowerCase()
		.split(",")
		.map((part) => {
			const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
			const weight = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)?.[1]).find((text) => text);
			return { language: known(tag.slice(0, 2)), weight: weight === undefined ? 1 : Number(weight) };
		})
		.filter(({ language, weight }) => language && weight > 0)
		.sort((one, other) => other.weight - one.weight);
	return choices[0]?.language ?? "en";
};

/** @param {string} code @returns {Language | null} */
const known = (code) => (code === "en" || code === "fr" ? code : null);

/**
 * Opening an address that names a language chooses that language for the following pages, too.
 * @param {HeaderMap} headers
 * @param {Language} language
 */
const remember = (headers, language) =>
	headers.set("Set-Cookie", `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`);

module.exports = { wanted, remember };
