// Looks through the rear camera for a QR code. Fetched when somebody scans; the pictures never leave the phone.
import decodeQR from "qr/decode.js";

const everyMs = 150;

/** The person or the browser forbids it, or there is none. */
export class NoCamera extends Error {
	override name = "NoCamera";
	readonly why: "refused" | "absent";

	constructor(why: NoCamera["why"]) {
		super(why);
		this.why = why;
	}
}

/**
 * Shows what the camera sees and tells every text it reads.
 * @returns what switches the camera off
 * @throws {NoCamera}
 */
export async function lookForCodes(video: HTMLVideoElement, onText: (text: string) => void): Promise<() => void> {
	const stream = await open();
	const stop = () => {
		clearInterval(timer);
		for (const track of stream.getTracks()) track.stop();
		video.srcObject = null;
	};
	video.srcObject = stream;
	const eye = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const timer = setInterval(() => {
		const text = eye ? read(video, eye) : null;
		if (text !== null) onText(text);
	}, everyMs);
	// Refused where the dialog was closed meanwhile: then there is nothing to show.
	await video.play().catch(() => undefined);
	return stop;
}

async function open(): Promise<MediaStream> {
	// Missing where the page did not come over https.
	if (!navigator.mediaDevices) throw new NoCamera("absent");
	try {
		return await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
	} catch (error) {
		const refused = error instanceof DOMException && error.name === "NotAllowedError";
		throw new NoCamera(refused ? "refused" : "absent");
	}
}

function read(video: HTMLVideoElement, eye: CanvasRenderingContext2D): string | null {
	const { videoWidth: width, videoHeight: height } = video;
	if (width === 0 || height === 0) return null;
	Object.assign(eye.canvas, { width, height });
	eye.drawImage(video, 0, 0);
	try {
		return decodeQR(eye.getImageData(0, 0, width, height));
	} catch {
		// Nothing to read in this picture; the next one comes at once.
		return null;
	}
}
