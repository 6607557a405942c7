import { Button } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type SignOutEnd, signOutIfSent } from "#features/auth/commands.ts";
import { useWords } from "#features/auth/words.ts";
import classes from "./AccountButtons.module.css";
import { SignOutDialog } from "./SignOutDialog.tsx";

// Signs out at once when everything is sent, else asks first. On a phone it is the icon alone.
export function SignOutButton() {
	const t = useWords();
	const navigate = useNavigate();
	const [asking, setAsking] = useState<Exclude<SignOutEnd, "out"> | null>(null);
	const end = (how: SignOutEnd) => {
		if (how === "out") void navigate({ to: "/" });
		else setAsking(how);
	};
	return (
		<>
			<Button
				variant="default"
				className={classes.button ?? ""}
				size="sm"
				aria-label={t("signOut.button")}
				onClick={() => void signOutIfSent().then(end)}
			>
				<IconLogout size={19} stroke={2} aria-hidden />
				<span className={classes.word}>{t("signOut.button")}</span>
			</Button>
			{asking ? <SignOutDialog problem={asking} onEnd={end} onStay={() => setAsking(null)} /> : null}
		</>
	);
}
