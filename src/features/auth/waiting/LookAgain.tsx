import { useState } from "react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { syncNow } from "#features/auth/commands.ts";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { useOffline } from "#features/reach/queries.ts";
import { shortClock } from "#ui/dates.ts";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import classes from "./WaitingPage.module.css";
import { useWords } from "./words.ts";

// Asks the server now and not at the next run, within a minute. If the account was approved, this page is gone before
// it can say so.
export function LookAgain() {
	const t = useWords();
	const { session } = useAuth();
	const offline = useOffline();
	const [looking, setLooking] = useState(false);
	const [looked, setLooked] = useState<{ at: number; before: string } | null>(null);
	const decision = `${session?.account_status} ${session?.reason}`;
	// When the press shows that the session has ended, the focus moves to the link to sign in.
	if (session?.expired) return <SignInAgain focused={looking} />;
	const look = async () => {
		setLooking(true);
		setLooked(null);
		await syncNow();
		setLooked({ at: Date.now(), before: decision });
		setLooking(false);
	};
	return (
		<>
			<BusyButton busy={looking} onClick={() => void look()}>
				{t(looking ? "waiting.looking" : "waiting.look")}
			</BusyButton>
			<span className={classes.notice} aria-live="polite">
				{looked === null
					? null
					: offline
						? t("waiting.noContact")
						: t(looked.before === decision ? "waiting.looked" : "waiting.decided", { time: shortClock(looked.at) })}
			</span>
		</>
	);
}
