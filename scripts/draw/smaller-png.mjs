// @ts-check
// The same picture in fewer bytes. A browser filters the rows of a screenshot for photographs, which makes flat colours
// larger: here every row is as it is, packed as tightly as zlib can.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const head = 8; // bytes before the first chunk

/** @param {Buffer} png of 8 bits a channel without a palette, not interlaced, as a browser's screenshot is @returns {Buffer} */
export function smallerPng(png) {
	const found = chunks(png);
	const header = found.find(({ type }) => type === "IHDR")?.data;
	if (header?.[8] !== 8 || ![2, 6].includes(header[9] ?? 0) || header[12] !== 0)
		throw new Error("not a picture as a screenshot is");
	const [width, pixel] = [header.readUInt32BE(0), header[9] === 6 ? 4 : 3];
	const packed = Buffer.concat(found.filter(({ type }) => type === "IDAT").map(({ data }) => data));
	const rows = withoutFilters(inflateSync(packed), width * pixel, pixel);
	const whole = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 }))];
	return Buffer.concat([png.subarray(0, head), ...whole, chunk("IEND", Buffer.alloc(0))]);
}

/** @param {Buffer} png */
function chunks(png) {
	const found = [];
	for (let at = head; at < png.length; ) {
		const end = at + 8 + png.readUInt32BE(at);
		found.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, end) });
		at = end + 4;
	}
	return found;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

/**
 * Undoes what the filter of each row, its first byte, has done to the row.
 * @param {Buffer} rows @param {number} bytes of a row without its filter @param {number} pixel bytes of one
 */
function withoutFilters(rows, bytes, pixel) {
	const plain = Buffer.from(rows);
	for (let start = 0; start < plain.length; start += bytes + 1) {
		const filter = plain[start];
		plain[start] = 0;
		for (let at = start + 1; at <= start + bytes; at++) {
			const inside = at - start > pixel;
			const left = inside ? (plain[at - pixel] ?? 0) : 0;
			const up = start ? (plain[at - bytes - 1] ?? 0) : 0;
			const corner = inside && start ? (plain[at - bytes - 1 - pixel] ?? 0) : 0;
			const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
			plain[at] = (plain[at] ?? 0) + (guesses[filter ?? 0] ?? 0);
		}
	}
	return plain;
}

/** Whichever of the three is nearest to left + up - corner. @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
	const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
	if (a <= b && a <= c) return left;
	return b <= c ? up : corner;
}
