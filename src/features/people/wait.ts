// How long somebody has been waiting, as one says it: minutes, then hours, then days.
type Wait = { unit: "now" | "minute" | "hour" | "day"; count: number };

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

export function waitSince(iso: string, now: number): Wait {
	const since = now - Date.parse(iso);
	if (since < minute) return { unit: "now", count: 0 };
	if (since < hour) return { unit: "minute", count: Math.floor(since / minute) };
	if (since < day) return { unit: "hour", count: Math.floor(since / hour) };
	return { unit: "day", count: Math.floor(since / day) };
}
