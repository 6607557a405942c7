import { useRegisterSW } from "virtual:pwa-register/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { isWriting } from "./dirty.ts";
import classes from "./UpdatePrompt.module.css";
import { useWords } from "./words.ts";

const hour = 3_600_000;

// A new version is offered, never taken: a reload in the middle of a sentence would be the app's doing.
export function UpdatePrompt() {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const {
		needRefresh: [ready, setReady],
		updateServiceWorker,
	} = useRegisterSW({
		onRegisteredSW: (_url, worker) => {
			setInterval(() => void worker?.update().catch(() => {}), hour);
		},
	});
	return (
		<div role="status">
			{ready ? (
				<div className={classes.prompt}>
					<p>{t(busy ? "update.busy" : "update.text")}</p>
					<Button
						variant="white"
						size="sm"
						onClick={() => (isWriting() ? setBusy(true) : void updateServiceWorker(true))}
					>
						{t("update.now")}
					</Button>
					<Button variant="transparent" size="sm" onClick={() => setReady(false)}>
						{t("update.later")}
					</Button>
				</div>
			) : null}
		</div>
	);
}
