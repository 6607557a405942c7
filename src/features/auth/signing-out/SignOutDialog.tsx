import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { isTypedInTab, type SignOutEnd, signOutSealed, syncNow } from "#features/auth/commands.ts";
import { useHasDrafts, useUnsentWork, useUploadCount, useWhyUnsent } from "#features/auth/queries.ts";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { useWords } from "#features/auth/words.ts";
import { useNetwork, useOffline } from "#features/reach/queries.ts";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import classes from "./SignOutDialog.module.css";
import { UnsentNames } from "./UnsentNames.tsx";

type SignOutDialogProps = {
	problem: Exclude<SignOutEnd, "out">;
	onEnd: (how: SignOutEnd) => void;
	onStay: () => void;
};

// Signing out with unsent work, which is listed and whose writer decides what happens to it; and signing out without a
// network, without which nobody can come back in.
export function SignOutDialog({ problem, onEnd, onStay }: SignOutDialogProps) {
	const t = useWords();
	const entries = useUnsentWork();
	const why = useWhyUnsent();
	const cut = useCut(problem);
	const [tried, setTried] = useState<"no" | "sending" | "yes">("no");
	const send = async () => {
		setTried("sending");
		await syncNow();
		setTried("yes");
	};
	const uploads = useUploadCount();
	const begun = useHasDrafts();
	const allSent = entries?.length === 0;
	const [typed] = useState(isTypedInTab);
	const titleSent = uploads > 0 ? "signOut.titleUploads" : typed ? "signOut.titleTyped" : "signOut.titleSent";
	const title = allSent ? (cut.now ? "signOut.titleOffline" : titleSent) : "signOut.title";
	const known = problem === "ask" || problem === "offline";
	return (
		<DialogCard title={t(title)} onClose={onStay}>
			{allSent || !known ? null : <p className={classes.text}>{t("signOut.text")}</p>}
			{cut.now ? <p className={classes.text}>{t("signOut.offline")}</p> : null}
			{begun && known ? <p className={classes.text}>{t("signOut.drafts")}</p> : null}
			{uploads > 0 ? <p className={classes.text}>{t("signOut.uploads", { count: uploads })}</p> : null}
			{typed ? <p className={classes.text}>{t("signOut.typed")}</p> : null}
			<UnsentNames entries={entries ?? []} />
			<p className={classes.notice} aria-live="polite">
				{known ? null : `${t(problem)} `}
				{problem === "signOut.notSaved" && uploads > 0 ? `${t("signOut.cancelUpload")} ` : null}
				{allSent && known && !cut.now && uploads === 0 && !typed ? t("signOut.allSent") : null}
				{!allSent && (tried === "yes" || why === "signOut.ended" || why === "signOut.held") ? t(why) : null}
			</p>
			<Choices
				allSent={allSent}
				cut={cut.ever}
				ended={why === "signOut.ended" && !cut.now}
				sending={tried === "sending"}
				onSend={() => void send()}
				onStay={onStay}
				onEnd={onEnd}
			/>
		</DialogCard>
	);
}

/** Whether there is no network now, and whether there was none at any time since the question was asked. */
function useCut(problem: SignOutDialogProps["problem"]): { now: boolean; ever: boolean } {
	const offline = useOffline();
	// What the press found out is true until a sync run has looked again.
	const [found, setFound] = useState(problem === "offline");
	const now = offline || found;
	const [ever, setEver] = useState(now);
	if (now && !ever) setEver(true);
	useEffect(() => {
		if (found) void syncNow().then(() => setFound(false));
	}, [found]);
	return { now, ever };
}

type ChoicesProps = {
	allSent: boolean;
	/** Staying is what is pressed first; it remains so when the network comes back under the finger. */
	cut: boolean;
	ended: boolean;
	sending: boolean;
	onSend: () => void;
	onStay: () => void;
	onEnd: (how: SignOutEnd) => void;
};

function Choices({ allSent, cut, ended, sending, onSend, onStay, onEnd }: ChoicesProps) {
	const t = useWords();
	const noNetwork = !useNetwork();
	const leave = () => void signOutSealed().then(onEnd);
	const stay = (
		<Button key="stay" variant={cut ? "filled" : "default"} onClick={onStay}>
			{t("signOut.stay")}
		</Button>
	);
	const send =
		ended && !allSent ? (
			<SignInAgain key="send" focused={sending} />
		) : noNetwork && !allSent ? null : (
			<BusyButton
				key="send"
				variant={cut ? "default" : "filled"}
				busy={sending && !allSent}
				onClick={allSent ? leave : onSend}
			>
				{t(allSent ? "signOut.button" : sending ? "signOut.sending" : "signOut.sendNow")}
			</BusyButton>
		);
	return (
		<div className={classes.actions}>
			{cut ? [stay, send] : [send, stay]}
			{allSent ? null : (
				<Button variant="default" className={send ? (classes.keep ?? "") : ""} onClick={leave}>
					{t("signOut.keep")}
				</Button>
			)}
		</div>
	);
}
