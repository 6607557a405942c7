import { useRegisterSW } from "virtual:pwa-register/react";
import { Suspense, useEffect, useReducer, useState } from "react";
import { onReconnect } from "#ui/loading/retry.ts";
import { later } from "./later.tsx";

// By itself: on most visits there is no new version.
const UpdateOffer = later(() => import("./UpdateOffer.tsx").then((file) => file.UpdateOffer));

const minute = 60_000;
const hour = 60 * minute;

// The service worker is registered when this is drawn. An installation that a cut ended leaves nothing behind, and the page
// would not open without a network: it is begun anew when the network is back.
export function UpdatePrompt() {
	const [attempt, again] = useReducer((count: number) => count + 1, 0);
	useEffect(() => whenMissing(again), []);
	return <Offer key={attempt} />;
}

// A new version is offered and never applied by itself: a reload could interrupt somebody's sentence. If another tab
// applies it, this tab keeps running and keeps its offer.
function Offer() {
	const [worker, setWorker] = useState<ServiceWorkerRegistration>();
	const {
		needRefresh: [ready, setReady],
	} = useRegisterSW({
		onRegisteredSW: (_url, registration) => setWorker(registration),
		onNeedReload: () => {},
	});
	useEffect(() => (worker ? lookForUpdates(worker) : undefined), [worker]);
	return (
		<div role="status">
			<Suspense>{ready ? <UpdateOffer onPutOff={() => setReady(false)} /> : null}</Suspense>
		</div>
	);
}

/** Calls back when there is no service worker although the network may be back. @returns what ends it */
function whenMissing(tell: () => void): (() => void) | undefined {
	if (!("serviceWorker" in navigator)) return;
	const look = async () => {
		if (navigator.onLine && !(await navigator.serviceWorker.getRegistration())) tell();
	};
	const looking = () => void look().catch(() => undefined);
	const timer = setInterval(looking, minute);
	const unwatch = onReconnect(looking);
	return () => {
		clearInterval(timer);
		unwatch();
	};
}

/** Asks for a new version every hour, and when somebody comes back to the page. @returns what ends it */
function lookForUpdates(worker: ServiceWorkerRegistration): () => void {
	let looked = Date.now();
	const look = () => {
		looked = Date.now();
		// Without a network there is none.
		worker.update().catch(() => undefined);
	};
	const seen = () => {
		if (document.visibilityState === "visible" && Date.now() - looked > minute) look();
	};
	const hourly = setInterval(look, hour);
	document.addEventListener("visibilitychange", seen);
	window.addEventListener("focus", seen);
	return () => {
		clearInterval(hourly);
		window.removeEventListener("focus", seen);
		document.removeEventListener("visibilitychange", seen);
	};
}
