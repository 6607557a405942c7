import { useState } from "react";
import { shortClock } from "#ui/dates.ts";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { syncNow } from "./commands.ts";
import { useOffline } from "./queries.ts";
import { SignInAgain } from "./SignInAgain.tsx";
import classes from "./WaitingPage.module.css";
import { useWords } from "./words.ts";

// Asks now instead of within a minute. When the answer is yes the page is gone before it could say so.
export function LookAgain() {
	const t = useWords();
	const { session } = useAuth();
	const offline = useOffline();
	const [looking, setLooking] = useState(false);
	const [looked, setLooked] = useState<number | null>(null);
	// Where somebody pressed and hears that the session has ended, the focus goes on to what can be done now.
	if (session?.expired) return <SignInAgain focused={looking} />;
	const look = async () => {
		setLooking(true);
		setLooked(null);
		await syncNow();
		setLooked(Date.now());
		setLooking(false);
	};
	return (
		<>
			<BusyButton busy={looking} onClick={() => void look()}>
				{t(looking ? "waiting.looking" : "waiting.look")}
			</BusyButton>
			<span className={classes.news} aria-live="polite">
				{looked === null ? null : offline ? t("waiting.noContact") : t("waiting.looked", { time: shortClock(looked) })}
			</span>
		</>
	);
}
