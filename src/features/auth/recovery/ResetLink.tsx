import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import classes from "#features/auth/AccountPage.module.css";
import { useAccountWords } from "#features/auth/account-words.ts";
import { useNetwork } from "#features/reach/queries.ts";
import { OfflineNote } from "#ui/feedback/OfflineNote.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { type LinkState, lookAtResetLink, recheckAfter } from "./commands.ts";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { useWords } from "./words.ts";

type ResetLinkProps = {
	token: string;
	/** The address says that there is a link: a token that is missing may still come. */
	expected: boolean;
};

// What stands behind a reset link: the form while it is good, else the notice. Without an answer it is never called
// invalid. It is drawn anew with a token that comes late.
export function ResetLink({ token, expected }: ResetLinkProps) {
	const t = useWords();
	const { linkState, setLinkState } = useResetLink(token, expected);
	const [maybeSaved, setMaybeSaved] = useState(false);
	const usedUp = () => {
		setMaybeSaved(true);
		setLinkState("invalid");
	};
	if (linkState === "valid") return <ResetPasswordForm token={token} onUsedUp={usedUp} />;
	if (linkState === "invalid") return <InvalidLink maybeSaved={maybeSaved} />;
	if (linkState === "looking") return <Looking />;
	return (
		<div role="alert">
			<StateNote state="failed" word={t("reset.unknown")} quiet>
				<Button variant="default" onClick={() => setLinkState("looking")}>
					{t("reset.again")}
				</Button>
			</StateNote>
		</div>
	);
}

function Looking() {
	const t = useWords();
	const ta = useAccountWords();
	const offline = !useNetwork();
	return (
		<>
			<OfflineNote offline={offline} title={ta("offline.title")} text={t("reset.offline")} />
			{offline ? null : <p role="status">{t("reset.looking")}</p>}
		</>
	);
}

function InvalidLink({ maybeSaved }: { maybeSaved: boolean }) {
	const t = useWords();
	return (
		<div className={classes.form}>
			<div role="alert">
				<StateNote
					state="failed"
					word={t("reset.invalid")}
					{...(maybeSaved ? { reason: t("reset.maybe") } : {})}
					quiet
				/>
			</div>
			<Button size="lg" fullWidth renderRoot={(props) => <Link to="/forgot-password" {...props} />}>
				{t("reset.new")}
			</Button>
			<Button variant="default" size="lg" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
				{t("forgot.back")}
			</Button>
		</div>
	);
}

/** Looks at the link as soon as there is a network; what was once found valid stays so until it is used. */
function useResetLink(token: string, expected: boolean) {
	const offline = !useNetwork();
	const missing = token === "";
	const [linkState, setLinkState] = useState<LinkState | "looking">(missing && !expected ? "invalid" : "looking");
	useEffect(() => {
		if (linkState !== "looking" || !missing) return;
		const end = setTimeout(() => setLinkState("invalid"), recheckAfter);
		return () => clearTimeout(end);
	}, [missing, linkState]);
	useEffect(() => {
		if (linkState !== "looking" || missing || offline) return;
		let gone = false;
		void lookAtResetLink(token).then((found) => {
			if (!gone) setLinkState(found);
		});
		return () => {
			gone = true;
		};
	}, [token, missing, linkState, offline]);
	return { linkState, setLinkState };
}
