// Looks through the rear camera for QR codes. Fetched when somebody scans; the pictures never leave the phone.
import decodeQR from "qr/decode.js";

const everyMs = 150;

/**
 * Shows what the camera sees and tells every text it reads.
 * @returns what switches the camera off
 * @throws when it may not be used ("NotAllowedError"), or there is none
 */
export async function lookForCodes(video: HTMLVideoElement, onText: (text: string) => void): Promise<() => void> {
	const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
	const eye = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const timer = setInterval(() => {
		const text = eye ? read(video, eye) : null;
		if (text !== null) onText(text);
	}, everyMs);
	video.srcObject = stream;
	// Rejects if the dialog was closed in the meantime: then there is nothing to show.
	await video.play().catch(() => undefined);
	return () => {
		clearInterval(timer);
		for (const track of stream.getTracks()) track.stop();
		video.srcObject = null;
	};
}

function read(video: HTMLVideoElement, eye: CanvasRenderingContext2D): string | null {
	const { videoWidth: width, videoHeight: height } = video;
	if (width === 0 || height === 0) return null;
	Object.assign(eye.canvas, { width, height });
	eye.drawImage(video, 0, 0);
	try {
		return decodeQR(eye.getImageData(0, 0, width, height));
	} catch {
		// No code in this picture; the next one is read at once.
		return null;
	}
}
