import { useState } from "react";
import { BusyButton } from "#ui/BusyButton.tsx";
import { shortClock } from "#ui/dates.ts";
import { useAuth } from "./AuthProvider.tsx";
import { syncNow } from "./commands.ts";
import { useOffline } from "./queries.ts";
import { SignInAgain } from "./SignInAgain.tsx";
import classes from "./WaitingPage.module.css";
import { useWords } from "./words.ts";

// Asks now instead of within a minute. When the answer is yes the page is gone before it could say so.
export function LookAgain() {
	const { session } = useAuth();
	return session?.expired ? <SignInAgain /> : <Look />;
}

function Look() {
	const t = useWords();
	const offline = useOffline();
	const [looked, setLooked] = useState<"looking" | number | null>(null);
	const look = async () => {
		setLooked("looking");
		await syncNow();
		setLooked(Date.now());
	};
	return (
		<>
			<BusyButton busy={looked === "looking"} onClick={() => void look()}>
				{looked === "looking" ? t("waiting.looking") : t("waiting.look")}
			</BusyButton>
			<span className={classes.news} aria-live="polite">
				{typeof looked !== "number"
					? null
					: offline
						? t("waiting.noContact")
						: t("waiting.looked", { time: shortClock(looked) })}
			</span>
		</>
	);
}
