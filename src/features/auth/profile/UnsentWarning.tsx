import { useEffect, useRef, useState } from "react";
import { UnsentNames } from "#features/auth/signing-out/UnsentNames.tsx";
import { useWords as useAuthWords } from "#features/auth/words.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import { syncNow } from "./commands.ts";
import classes from "./DeleteDialog.module.css";
import { useUnsentWork, useWhyUnsent } from "./queries.ts";
import { useWords } from "./words.ts";

// Work that is on this device only, by name: with the account it would be lost.
export function UnsentWarning() {
	const t = useWords();
	const inAuthWords = useAuthWords();
	const why = useWhyUnsent();
	const [tried, setTried] = useState<"no" | "sending" | "yes">("no");
	const entries = useUnsentWork() ?? [];
	if (entries.length === 0) return tried === "no" ? null : <AllSent />;
	const send = async () => {
		setTried("sending");
		await syncNow();
		setTried("yes");
	};
	return (
		<div className={classes.unsent}>
			<p>{t("delete.unsent", { count: entries.length })}</p>
			<UnsentNames entries={entries} />
			<p aria-live="polite">{tried === "yes" ? inAuthWords(why) : null}</p>
			<BusyButton size="sm" variant="default" busy={tried === "sending"} onClick={() => void send()}>
				{t(tried === "sending" ? "delete.sending" : "delete.sendNow")}
			</BusyButton>
		</div>
	);
}

// Takes the focus when the button that had it is gone; not when somebody has moved on to the password field.
function AllSent() {
	const t = useWords();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isFocusLost()) place.current?.focus();
	}, []);
	return (
		<div ref={place} tabIndex={-1} className={classes.allSent}>
			<StateNote state="sent" word={t("delete.allSent")} />
		</div>
	);
}
