import { sendsWhenClosed } from "#data/waking.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { InstallButton, usePlace } from "#features/install/InstallButton.tsx";
import { useInstallWay, useStorageKept } from "#features/install/use-way.ts";
import { openOnce } from "./open-once.ts";
import classes from "./StorageNote.module.css";
import { useWords } from "./words.ts";

// What this browser does for work that waits: whether it goes by itself, whether it is kept, and what would help.
export function StorageNote() {
	const t = useWords();
	const { session } = useAuth();
	const { place, catchFocus } = usePlace();
	const kept = useStorageKept();
	const way = useInstallWay();
	if (kept === undefined) return null;
	return (
		<div ref={place} tabIndex={-1} className={classes.note}>
			{sendsWhenClosed() ? null : <p className={classes.once}>{t(openOnce(session))}</p>}
			<p>{t(kept ? "outbox.kept" : "outbox.notKept")}</p>
			{way ? <InstallButton tone="outline" onAnswered={catchFocus} /> : null}
		</div>
	);
}
