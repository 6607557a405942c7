// How big a file is, as phones say it: whole kilobytes, then megabytes with one digit.
type Size = { unit: "kb" | "mb"; number: number };

const kilobyte = 1024;

export function sizeOf(bytes: number): Size {
	const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
	if (kilobytes < 1000) return { unit: "kb", number: kilobytes };
	return { unit: "mb", number: Math.round((bytes / kilobyte / kilobyte) * 10) / 10 };
}
