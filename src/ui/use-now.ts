import { useEffect, useState } from "react";

// The time, moving on every half minute while somebody looks, so that "Due tomorrow" does not stand still overnight.
export function useNow(): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const tick = () => setNow(Date.now());
		const timer = setInterval(tick, 30_000);
		document.addEventListener("visibilitychange", tick);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", tick);
		};
	}, []);
	return now;
}
