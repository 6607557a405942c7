import { useRegisterSW } from "virtual:pwa-register/react";
import { useState } from "react";
import { isWriting } from "./dirty.ts";
import classes from "./UpdatePrompt.module.css";
import { useWords } from "./words.ts";

const hour = 3_600_000;

// A new version is offered, never taken: a reload in the middle of a sentence would be the app's doing. That another
// tab took it changes nothing here; this tab keeps its offer.
export function UpdatePrompt() {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const {
		needRefresh: [ready, setReady],
	} = useRegisterSW({
		onRegisteredSW: (_url, worker) => {
			setInterval(() => void worker?.update().catch(() => {}), hour);
		},
		onNeedReload: () => {},
	});
	const update = () => {
		if (isWriting()) setBusy(true);
		else void takeUpdate();
	};
	return (
		<div role="status">
			{ready ? (
				<div className={classes.prompt}>
					<p>{t(busy ? "update.busy" : "update.text")}</p>
					<button type="button" className={classes.now} onClick={update}>
						{t("update.now")}
					</button>
					<button type="button" onClick={() => setReady(false)}>
						{t("update.later")}
					</button>
				</div>
			) : null}
		</div>
	);
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
