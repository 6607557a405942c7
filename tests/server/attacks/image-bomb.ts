// A picture that is small to send and large to draw.
import { deflateSync } from "node:zlib";

/** A picture of 144 million equal dots in 17 KB. */
export function imageBomb(): Uint8Array<ArrayBuffer> {
	const chunk = (type: string, data: Buffer) => {
		const size = Buffer.alloc(4);
		size.writeUInt32BE(data.length);
		const sum = Buffer.alloc(4);
		sum.writeUInt32BE(crc(Buffer.concat([Buffer.from(type), data])));
		return Buffer.concat([size, Buffer.from(type), data, sum]);
	};
	const head = Buffer.from([0, 0, 0x2e, 0xe0, 0, 0, 0x2e, 0xe0, 1, 0, 0, 0, 0]);
	const dots = deflateSync(Buffer.alloc(12_000 * (1 + 1500)), { level: 9 });
	const parts = [chunk("IHDR", head), chunk("IDAT", dots), chunk("IEND", Buffer.alloc(0))];
	return new Uint8Array(Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]));
}

function crc(bytes: Buffer): number {
	let sum = 0xffffffff;
	for (const byte of bytes) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
	}
	return (sum ^ 0xffffffff) >>> 0;
}
