import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import classes from "#features/auth/AccountPage.module.css";
import { useAccountWords } from "#features/auth/account-words.ts";
import { useNoNetwork } from "#features/auth/queries.ts";
import { OfflineNote } from "#ui/feedback/OfflineNote.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { type LinkState, lookAtResetLink } from "./commands.ts";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { useWords } from "./words.ts";

// What stands behind a reset link: the form while it is good, else the notice. Without an answer it is never called
// invalid.
export function ResetLink({ token }: { token: string }) {
	const t = useWords();
	const { linkState, setLinkState } = useResetLink(token);
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
	const offline = useNoNetwork();
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
function useResetLink(token: string) {
	const offline = useNoNetwork();
	const [linkState, setLinkState] = useState<LinkState | "looking">(token === "" ? "invalid" : "looking");
	useEffect(() => {
		if (linkState !== "looking" || offline) return;
		let gone = false;
		void lookAtResetLink(token).then((found) => {
			if (!gone) setLinkState(found);
		});
		return () => {
			gone = true;
		};
	}, [token, linkState, offline]);
	return { linkState, setLinkState };
}
