import { useAuth } from "#features/auth/AuthProvider.tsx";
import { InstallButton, usePlace } from "#features/install/InstallButton.tsx";
import { useInstallWay, useStorageKept } from "#features/install/use-way.ts";
import { openOnce } from "#features/outbox/chip/open-once.ts";
import { sendsWhenClosed } from "#features/outbox/queries.ts";
import { useWords as useOutboxWords } from "#features/outbox/words.ts";
import classes from "./StorageNote.module.css";
import { useWords } from "./words.ts";

// What this browser does with unsent work: whether it sends it in the background, whether it may delete it, and what
// would help.
export function StorageNote({ waits }: { waits: boolean }) {
	const t = useWords();
	const say = useOutboxWords();
	const { session } = useAuth();
	const { place, catchFocus } = usePlace();
	const kept = useStorageKept();
	const way = useInstallWay();
	// Refused work is not sent, so the only thing to say is that the browser may delete it.
	if (kept === undefined || (kept && !waits)) return null;
	return (
		<div ref={place} tabIndex={-1} className={classes.note}>
			{sendsWhenClosed() || !waits ? null : <p className={classes.once}>{say(openOnce(session))}</p>}
			<p>{t(kept ? "outbox.kept" : waits ? "outbox.notKept" : "outbox.refusedNotKept")}</p>
			{way ? <InstallButton tone="outline" onAnswered={catchFocus} /> : null}
		</div>
	);
}
