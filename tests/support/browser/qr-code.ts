// A QR code on the screen, read as the camera of a phone does.
import type { Locator } from "@playwright/test";
import decodeQR from "qr/decode.js";

/** @param code the drawing, which may be one that is only printed @returns the text in it */
export async function scannedCode(code: Locator): Promise<string> {
	const picture = await code.evaluate(async (svg) => {
		const image = new Image();
		image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
		await image.decode();
		const eye = new OffscreenCanvas(240, 240).getContext("2d");
		if (!eye) throw new Error("no canvas");
		eye.drawImage(image, 0, 0, 240, 240);
		return [...eye.getImageData(0, 0, 240, 240).data];
	});
	return decodeQR({ width: 240, height: 240, data: Uint8ClampedArray.from(picture) });
}
