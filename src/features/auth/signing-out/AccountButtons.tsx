import { Button } from "@mantine/core";
import { IconUserCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "#features/auth/words.ts";
import classes from "./AccountButtons.module.css";
import { SignOutButton } from "./SignOutButton.tsx";

// At the head of every dashboard: the link to the own account and the button to sign out. On a phone the icons alone.
export function AccountButtons() {
	const t = useWords();
	return (
		<div className={classes.pair}>
			<Button
				variant="default"
				className={classes.button ?? ""}
				size="sm"
				aria-label={t("profile.link")}
				renderRoot={(props) => <Link to="/profile" {...props} />}
			>
				<IconUserCircle size={19} stroke={2} aria-hidden />
				<span className={classes.word}>{t("profile.link")}</span>
			</Button>
			<SignOutButton />
		</div>
	);
}
