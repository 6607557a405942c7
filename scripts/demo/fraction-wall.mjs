// @ts-check
// A wall of fractions as a PNG, drawn dot by dot: no binary in the repository and no library for one picture.
import { crc32, deflateSync } from "node:zlib";

const [width, height, edge, gap] = [1200, 860, 40, 4];
/** Into how many parts each row is cut. */
const rows = [1, 2, 3, 4, 5, 6, 8];

/** The colors, each by three numbers. The last two are the paper and the ink. */
const palette = [
	[255, 224, 178],
	[255, 204, 188],
	[200, 230, 201],
	[187, 222, 251],
	[225, 190, 231],
	[255, 245, 157],
	[178, 223, 219],
	[255, 255, 255],
	[38, 50, 56],
];
const [paper, ink] = [7, 8];

/** Digits of five by seven dots, a number for each of their lines. @type {Record<number, number[]>} */
const digits = {
	1: [4, 12, 4, 4, 4, 4, 14],
	2: [14, 17, 1, 2, 4, 8, 31],
	3: [31, 2, 4, 2, 1, 17, 14],
	4: [2, 6, 10, 18, 31, 2, 2],
	5: [31, 16, 30, 1, 1, 17, 14],
	6: [6, 8, 16, 30, 17, 17, 14],
	8: [14, 17, 17, 14, 17, 17, 14],
};
const dot = 5; // pixels of a dot of a digit

/** @returns {Uint8Array<ArrayBuffer>} */
export function fractionWall() {
	const pixels = new Uint8Array(width * height).fill(paper);
	const fill = (/** @type {number[]} */ [x = 0, y = 0, wide = 0, high = 0], /** @type {number} */ color) => {
		for (let line = y; line < y + high; line++) pixels.fill(color, line * width + x, line * width + x + wide);
	};
	const write = (/** @type {number} */ digit, /** @type {number} */ x, /** @type {number} */ y) => {
		for (const [line, bits] of (digits[digit] ?? []).entries())
			for (let at = 0; at < 5; at++) if (bits & (16 >> at)) fill([x + at * dot, y + line * dot, dot, dot], ink);
	};
	const rowHeight = Math.floor((height - 2 * edge) / rows.length);
	for (const [at, parts] of rows.entries()) {
		const y = edge + at * rowHeight;
		for (let part = 0; part < parts; part++) {
			const left = edge + Math.round((part * (width - 2 * edge)) / parts);
			const right = edge + Math.round(((part + 1) * (width - 2 * edge)) / parts);
			fill([left, y, right - left, rowHeight], ink);
			fill([left + gap, y + gap, right - left - 2 * gap, rowHeight - 2 * gap], at);
			const middle = Math.round((left + right) / 2);
			const center = Math.round(y + rowHeight / 2);
			if (parts === 1) write(1, middle - 12, center - 17);
			else {
				write(1, middle - 12, center - 45);
				fill([middle - 20, center - 2, 40, 4], ink);
				write(parts, middle - 12, center + 10);
			}
		}
	}
	return png(pixels);
}

/** @param {Uint8Array} pixels a number of the palette each @returns {Uint8Array<ArrayBuffer>} */
function png(pixels) {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 3, 0, 0, 0], 8); // eight bits for a pixel, of a palette
	const lines = Buffer.alloc(height * (width + 1)); // each begins with a 0: not written as a difference to another
	for (let line = 0; line < height; line++)
		lines.set(pixels.subarray(line * width, (line + 1) * width), line * (width + 1) + 1);
	return new Uint8Array(
		Buffer.concat([
			Buffer.from("89504e470d0a1a0a", "hex"),
			chunk("IHDR", head),
			chunk("PLTE", Buffer.from(palette.flat())),
			chunk("IDAT", deflateSync(lines, { level: 9 })),
			chunk("IEND", Buffer.alloc(0)),
		]),
	);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
	const named = Buffer.concat([Buffer.from(type), data]);
	const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	size.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([size, named, sum]);
}
