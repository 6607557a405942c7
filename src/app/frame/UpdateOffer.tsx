import { type FocusEvent, useRef, useState } from "react";
import { useWords } from "#app/words.ts";
import { isWriting } from "#ui/forms/unsaved-input.ts";
import classes from "./UpdateOffer.module.css";

// A new version is there: it may be taken now or later.
export function UpdateOffer({ onPutOff }: { onPutOff: () => void }) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const cameFrom = useRef<EventTarget>(null);
	const update = () => {
		if (isWriting()) setBusy(true);
		else void takeUpdate();
	};
	const putOff = () => {
		onPutOff();
		goBack(cameFrom.current);
	};
	const note = ({ relatedTarget, currentTarget }: FocusEvent) => {
		if (!currentTarget.parentElement?.contains(relatedTarget)) cameFrom.current = relatedTarget;
	};
	return (
		<div ref={takeSpace} className={classes.prompt}>
			<p>{t(busy ? "update.busy" : "update.text")}</p>
			<button type="button" className={classes.now} onClick={update} onFocus={note}>
				{t("update.now")}
			</button>
			<button type="button" onClick={putOff} onFocus={note}>
				{t("update.later")}
			</button>
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
