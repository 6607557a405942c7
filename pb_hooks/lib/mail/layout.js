// @ts-check
// The form of a mail: a complete text version, and an HTML page with one button. Texts that people wrote (a name, a
// reason) come through here: they stay on one line, cannot open HTML tags, and mail programs make no links of them.
const { onContactLine } = require(`${__hooks}/lib/mail/contact.js`);

/**
 * @typedef {object} Part
 * @property {import("./words-en.js").Frame} words
 * @property {string} name of the person to greet; "" for none
 * @property {string} subject
 * @property {string[]} before paragraphs
 * @property {string} [shown] set apart from the rest, with its line breaks: a password, a reason, people
 * @property {string} [button]
 * @property {import("./words-en.js").Link} [also] a second link, below the button
 * @property {string[]} after paragraphs
 * @property {string} [stop] the address where its reader ends mails of this kind
 * @property {import("./contact.js").Contact | null} contact
 */

/** @param {string} text @returns {string} without line ends, control characters and those that change the text's direction */
const onOneLine = (text) =>
	Array.from(text, (character) =>
		character < " " || /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/.test(character) ? " " : character,
	)
		.join("")
		.replace(/\s+/g, " ")
		.trim();

/** @param {string} words that a person wrote @returns {string} on one line, without links that can be clicked */
const quoted = (words) => onOneLine(words).replace(/([.:/@])(?=\S)/g, "$1\u200b");

/** @param {string} words that a person wrote @returns {string} the same, with its line breaks */
const quotedLines = (words) =>
	words
		.split(/\r\n|[\r\n\u2028\u2029]/)
		.map(quoted)
		.join("\n")
		.trim();

/**
 * The name for a greeting. Anybody can sign up with a stranger's address and an advertisement as a name; a mail of the
 * centre must not carry that.
 * @param {string} name
 */
const greeted = (name) => (/[/@:\\]|www|\d{3}|\.\S{2}/i.test(name) ? "" : quoted(name));

/** @param {string} text */
const escaped = (text) =>
	text
		.replace(/&/g, "&amp;")
		.replace(/</g, "&lt;")
		.replace(/>/g, "&gt;")
		.replace(/"/g, "&quot;")
		.replace(/'/g, "&#39;");

/** @param {string} text @returns {string} HTML with its line breaks */
const inLines = (text) => escaped(text).replace(/\n/g, "<br>");

/** @param {import("./contact.js").Way} way @returns {string} HTML */
const linked = ({ label, text, address }) =>
	`${escaped(label)} <a href="${escaped(address)}" style="color:#2c46e2">${escaped(text)}</a>`.trim();

/** @param {Part[]} parts @param {string} address of the button */
const asText = (parts, address) => parts.map((part) => textOf(part, address)).join("\n\n* * *\n\n");

/** @param {Part} part @param {string} address */
const textOf = ({ words, name, before, shown, button, also, after, stop, contact }, address) =>
	[
		words.hello(name),
		...before,
		...(shown ? [shown.replace(/^/gm, "    ")] : []),
		...(button ? [`${words.label(button)}\n${address}`] : []),
		...(also ? [`${words.label(also.label)}\n${also.address}`] : []),
		...after,
		[words.bye, words.centre(contact), ...(contact ? [onContactLine(words.ways(contact))] : [])].join("\n"),
		...(stop ? [`${words.label(words.stop)}\n${stop}`] : []),
	].join("\n\n");

const ink = "color:#151a3d";
const paragraph = `margin:0 0 16px;${ink}`;
const boxed = `margin:0 0 16px;padding:14px 18px;border-left:3px solid #f7b8a9;background:#f3f4fa;${ink}`;
const blue =
	"display:inline-block;padding:13px 24px;border-radius:14px;background:#2c46e2;color:#ffffff;font-weight:700;text-decoration:none";

/** @param {Part[]} parts @param {string} address of the button @param {string} subject */
const asHtml = (parts, address, subject) =>
	[
		`<!doctype html>`,
		`<html lang="${parts[0]?.words.language ?? "en"}">`,
		`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
		`<body style="margin:0;background:#fffcf5">`,
		`<div style="max-width:560px;margin:0 auto;padding:28px 18px;font:16px/1.55 Figtree,system-ui,'Segoe UI',Arial,sans-serif">`,
		`<p style="margin:0 0 24px;font-size:26px;font-weight:800;${ink}">LE<span style="color:#f2583a">A</span>D</p>`,
		...parts.map((part) => htmlOf(part, address)),
		`</div>`,
		`</body>`,
		`</html>`,
	].join("\n");

/** @param {Part} part @param {string} address */
const htmlOf = ({ words, name, before, shown, button, also, after, stop, contact }, address) => {
	/** @param {string} text */
	const p = (text) => `<p style="${paragraph}">${escaped(text)}</p>`;
	const small = "margin:28px 0 0;font-size:14px;color:#5c6288";
	return [
		`<div lang="${words.language}" style="margin:0 0 40px">`,
		p(words.hello(name)),
		...before.map(p),
		...(shown ? [`<p style="${boxed}">${inLines(shown)}</p>`] : []),
		...(button
			? [`<p style="margin:0 0 20px"><a href="${escaped(address)}" style="${blue}">${escaped(button)}</a></p>`]
			: []),
		...(also ? [`<p style="${paragraph}">${linked({ label: "", text: also.label, address: also.address })}</p>`] : []),
		...after.map(p),
		`<p style="${small}">${[words.bye, words.centre(contact)].map(inLines).join("<br>")}`,
		...(contact ? [`<br>${words.ways(contact).map(linked).join("<br>")}`] : []),
		`</p>`,
		...(button
			? [
					`<p style="${small}">${escaped(words.inClear)}<br>`,
					`<span style="word-break:break-all">${escaped(address)}</span></p>`,
				]
			: []),
		...(stop
			? [`<p style="${small}"><a href="${escaped(stop)}" style="color:#2c46e2">${escaped(words.stop)}</a></p>`]
			: []),
		`</div>`,
	].join("\n");
};

module.exports = { asText, asHtml, greeted, onOneLine, quoted, quotedLines };
