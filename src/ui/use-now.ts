import { useEffect, useState } from "react";

// The time, updated every 30 s while the page is visible, so that "Due tomorrow" does not stay overnight.
export function useNow(): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const update = () => setNow(Date.now());
		const timer = setInterval(update, 30_000);
		document.addEventListener("visibilitychange", update);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", update);
		};
	}, []);
	return now;
}
