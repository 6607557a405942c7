// Only somebody signed in has a database on this phone and a courier to run; a visitor never fetches them. On a bad line
// the courier's code may not arrive: then it is asked for again whenever that may help.
import { readSession, watchSession } from "#data/session.ts";

type Courier = { startSync: () => unknown };

/**
 * Starts the courier as soon as somebody is signed in and its code can be had.
 * @param fetchCourier rejects when it cannot be had now
 * @returns what gives up asking
 */
export function startCourier(fetchCourier: () => Promise<Courier> = () => import("#data/schedule.ts")): () => void {
	let state: "none" | "coming" | "here" = "none";
	const ask = async () => {
		if (state !== "none" || !readSession()) return;
		state = "coming";
		try {
			const { startSync } = await fetchCourier();
			state = "here";
			stop();
			startSync();
		} catch {
			state = "none";
		}
	};
	const asked = () => void ask();
	const unwatch = watchSession(asked);
	addEventListener("online", asked);
	document.addEventListener("visibilitychange", asked);
	const stop = () => {
		unwatch();
		removeEventListener("online", asked);
		document.removeEventListener("visibilitychange", asked);
	};
	asked();
	return stop;
}
