// @ts-check
// A page of text as a PDF, with fonts that every reader has: small files, and no binary in the repository.

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

/**
 * @typedef {object} Page
 * @property {string} title
 * @property {string[]} lines at most 34, of at most 90 characters each; "" between paragraphs
 * @property {"en" | "fr"} language
 */

/**
 * @param {Page} page
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function pdfOf({ title, lines, language }) {
	const top = height - margin - titleSize;
	const shown = lines.map((line) => `(${escaped(line)}) Tj T*`);
	const drawn = [
		`BT /F2 ${titleSize} Tf ${margin} ${top} Td (${escaped(title)}) Tj ET`,
		`0.7 w ${margin} ${top - 12} m ${width - margin} ${top - 12} l S`,
		`BT /F1 ${textSize} Tf ${leading} TL ${margin} ${top - 44} Td`,
		...shown,
		"ET",
		`BT /F1 9 Tf ${margin} ${margin - 20} Td (LEAD \xb7 Zahl\xe9) Tj ET`,
	].join("\n");
	const font = (/** @type {string} */ name) =>
		`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
	return file([
		`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`,
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
		`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
		font("Helvetica"),
		font("Helvetica-Bold"),
		`<< /Title (${escaped(title)}) /Producer (LEAD) >>`,
	]);
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
