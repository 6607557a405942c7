// @ts-check
// Pages of text as a PDF, with fonts that every reader has: small files, and no binary in the repository.

/** The characters of Helvetica's encoding (WinAnsi) beyond Latin-1. A narrow no-break space becomes a plain one. */
const beyondLatin1 = new Map([
	["\u202f", 0xa0],
	["€", 0x80],
	["…", 0x85],
	["Œ", 0x8c],
	["’", 0x92],
	["“", 0x93],
	["”", 0x94],
	["•", 0x95],
	["–", 0x96],
	["—", 0x97],
	["œ", 0x9c],
]);

const [width, height, margin] = [595, 842, 60]; // A4, in points
const [titleSize, textSize, leading] = [22, 12, 20];
const column = (width - 2 * margin) / 4; // how far a tab goes

/** A line of this text alone begins the next page. */
export const newPage = "\f";
/** A line of this text alone is ruled, to write on. */
export const ruled = "_";

/**
 * @typedef {object} Page
 * @property {string} title
 * @property {string[]} lines at most 34 on a page, of at most 90 characters each; "" between paragraphs, tabs between
 * columns
 * @property {"en" | "fr"} language
 */

/**
 * @param {Page} page
 * @returns {Uint8Array<ArrayBuffer>} a document of one page or more, on A4
 */
export function pdfOf({ title, lines, language }) {
	const pages = lines.join("\n").split(newPage);
	const drawn = pages.map((text, at) => {
		const number = pages.length > 1 ? ` \xb7 ${at + 1} / ${pages.length}` : "";
		return drawing(title, text.replace(/^\n|\n$/g, "").split("\n"), number);
	});
	const font = (/** @type {string} */ name) =>
		`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
	const first = 5; // the number of the first page's object, after the catalog, the list of pages and two fonts
	const kids = drawn.map((_, at) => `${first + 2 * at} 0 R`).join(" ");
	return file([
		`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`,
		`<< /Type /Pages /Kids [${kids}] /Count ${drawn.length} >>`,
		font("Helvetica"),
		font("Helvetica-Bold"),
		...drawn.flatMap((content, at) => [
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
			`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		]),
		`<< /Title (${escaped(title)}) /Producer (LEAD) >>`,
	]);
}

/** @param {string} title @param {string[]} lines of one page @param {string} number @returns {string} what draws it */
function drawing(title, lines, number) {
	if (lines.length > 34) throw new Error(`“${title}” has a page of ${lines.length} lines`);
	const top = height - margin - titleSize;
	const drawn = lines.flatMap((line, at) => {
		const y = top - 44 - at * leading;
		if (line === ruled) return [`0.4 w ${margin} ${y - 4} m ${width - margin} ${y - 4} l S`];
		const places = line.split("\t").map((text, tab) => ({ text, x: margin + tab * column }));
		const shown = places.filter(({ text }) => text !== "");
		return shown.map(({ text, x }) => `BT /F1 ${textSize} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`);
	});
	return [
		`BT /F2 ${titleSize} Tf ${margin} ${top} Td (${escaped(title)}) Tj ET`,
		`0.7 w ${margin} ${top - 12} m ${width - margin} ${top - 12} l S`,
		...drawn,
		`BT /F1 9 Tf ${margin} ${margin - 20} Td (LEAD \xb7 Zahl\xe9${number}) Tj ET`,
	].join("\n");
}

/**
 * @param {string[]} objects the first is the catalog, the last the document's properties; each character is one byte
 * @returns {Uint8Array<ArrayBuffer>}
 */
function file(objects) {
	let text = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n";
	const places = objects.map((object, at) => {
		const place = text.length;
		text += `${at + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const table = text.length;
	const count = objects.length + 1;
	text += `xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}`;
	text += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
	return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** @param {string} text @returns {string} of single bytes, escaped as between the brackets of a PDF */
function escaped(text) {
	return Array.from(text, (letter) => {
		const code = beyondLatin1.get(letter) ?? letter.charCodeAt(0);
		if (code > 255) throw new Error(`Helvetica cannot write “${letter}”, in: ${text}`);
		return String.fromCharCode(code).replace(/[\\()]/g, "\\$&");
	}).join("");
}
