import { Button } from "@mantine/core";
import { useState } from "react";
import { type SignOutEnd, signOutKeeping, syncNow } from "#features/auth/commands.ts";
import { useUnsentWork, useWhyUnsent } from "#features/auth/queries.ts";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { useWords } from "#features/auth/words.ts";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import classes from "./SignOutDialog.module.css";
import { UnsentList } from "./UnsentList.tsx";

type SignOutDialogProps = {
	problem: Exclude<SignOutEnd, "out">;
	onEnd: (how: SignOutEnd) => void;
	onStay: () => void;
};

// Signing out with unsent work: the work is listed, and its writer decides what happens to it.
export function SignOutDialog({ problem, onEnd, onStay }: SignOutDialogProps) {
	const t = useWords();
	const entries = useUnsentWork();
	const why = useWhyUnsent();
	const [tried, setTried] = useState<"no" | "sending" | "yes">("no");
	const waiting = entries ?? [];
	const send = async () => {
		setTried("sending");
		await syncNow();
		setTried("yes");
	};
	const allSent = entries?.length === 0;
	return (
		<DialogCard title={t(allSent ? "signOut.titleSent" : "signOut.title")} onClose={onStay}>
			{allSent ? null : <p className={classes.text}>{t("signOut.text")}</p>}
			<UnsentList entries={waiting} />
			<p className={classes.notice} aria-live="polite">
				{problem === "ask" ? null : `${t(problem)} `}
				{allSent && problem === "ask" ? t("signOut.allSent") : null}
				{!allSent && (tried === "yes" || why === "signOut.ended" || why === "signOut.held") ? t(why) : null}
			</p>
			<Choices
				allSent={allSent}
				ended={why === "signOut.ended"}
				sending={tried === "sending"}
				onSend={() => void send()}
				onStay={onStay}
				onEnd={onEnd}
			/>
		</DialogCard>
	);
}

type ChoicesProps = {
	allSent: boolean;
	ended: boolean;
	sending: boolean;
	onSend: () => void;
	onStay: () => void;
	onEnd: (how: SignOutEnd) => void;
};

function Choices({ allSent, ended, sending, onSend, onStay, onEnd }: ChoicesProps) {
	const t = useWords();
	const leave = () => void signOutKeeping().then(onEnd);
	return (
		<div className={classes.actions}>
			{ended && !allSent ? (
				<SignInAgain focused={sending} />
			) : (
				<BusyButton busy={sending && !allSent} onClick={allSent ? leave : onSend}>
					{t(allSent ? "signOut.button" : sending ? "signOut.sending" : "signOut.sendNow")}
				</BusyButton>
			)}
			<Button variant="default" onClick={onStay}>
				{t("signOut.stay")}
			</Button>
			{allSent ? null : (
				<Button variant="default" className={classes.keep ?? ""} onClick={leave}>
					{t("signOut.keep")}
				</Button>
			)}
		</div>
	);
}
