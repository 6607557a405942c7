import { useRegisterSW } from "virtual:pwa-register/react";
import { type FocusEvent, useEffect, useReducer, useRef, useState } from "react";
import { useWords } from "#app/words.ts";
import { isWriting } from "#ui/forms/unsaved-input.ts";
import { onReconnect } from "#ui/loading/retry.ts";
import classes from "./UpdatePrompt.module.css";

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
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const [worker, setWorker] = useState<ServiceWorkerRegistration>();
	const cameFrom = useRef<EventTarget>(null);
	const {
		needRefresh: [ready, setReady],
	} = useRegisterSW({
		onRegisteredSW: (_url, registration) => setWorker(registration),
		onNeedReload: () => {},
	});
	useEffect(() => (worker ? lookForUpdates(worker) : undefined), [worker]);
	const update = () => {
		if (isWriting()) setBusy(true);
		else void takeUpdate();
	};
	const putOff = () => {
		setReady(false);
		goBack(cameFrom.current);
	};
	const note = ({ relatedTarget, currentTarget }: FocusEvent) => {
		if (!currentTarget.parentElement?.contains(relatedTarget)) cameFrom.current = relatedTarget;
	};
	return (
		<div role="status">
			{ready ? (
				<div ref={takeSpace} className={classes.prompt}>
					<p>{t(busy ? "update.busy" : "update.text")}</p>
					<button type="button" className={classes.now} onClick={update} onFocus={note}>
						{t("update.now")}
					</button>
					<button type="button" onClick={putOff} onFocus={note}>
						{t("update.later")}
					</button>
				</div>
			) : null}
		</div>
	);
}

/** When the offer closes, the focus returns to where it was before. */
function goBack(before: EventTarget | null): void {
	const place = before instanceof HTMLElement && before.isConnected ? before : document.getElementById("page");
	place?.focus({ preventScroll: true });
}

/**
 * Stores the height of the offer in a CSS variable, for whatever else appears at the lower edge. @returns what ends it
 */
function takeSpace(prompt: HTMLElement | null): (() => void) | undefined {
	if (!prompt) return;
	const page = document.documentElement;
	const observer = new ResizeObserver(() => {
		page.style.setProperty("--lead-prompt", `${prompt.offsetHeight + 12}px`);
	});
	observer.observe(prompt);
	return () => {
		observer.disconnect();
		page.style.removeProperty("--lead-prompt");
	};
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

/** Lets the waiting version take over, then loads it. */
async function takeUpdate(): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration();
	if (!registration?.waiting) {
		location.reload();
		return;
	}
	navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
	registration.waiting.postMessage({ type: "SKIP_WAITING" });
}
