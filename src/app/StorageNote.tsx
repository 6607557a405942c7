import { useEffect, useState } from "react";
import classes from "./OutboxSheet.module.css";
import { useWords } from "./words.ts";

// Whether the browser promised to keep what is on this phone. Where it did not, the words say so.
export function StorageNote() {
	const t = useWords();
	const [kept, setKept] = useState<boolean>();
	useEffect(() => {
		// Absent in private windows of some browsers and on plain http.
		const asked = navigator.storage?.persisted?.() ?? Promise.resolve(false);
		asked.then(setKept, () => setKept(false));
	}, []);
	if (kept === undefined) return null;
	return <p className={classes.storage}>{t(kept ? "outbox.kept" : "outbox.notKept")}</p>;
}
