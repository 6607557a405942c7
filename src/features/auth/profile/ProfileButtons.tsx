import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { wayAfterSignIn } from "#features/auth/signing-in/after-sign-in.ts";
import classes from "#features/auth/signing-out/AccountButtons.module.css";
import { SignOutButton } from "#features/auth/signing-out/SignOutButton.tsx";
import type { Session } from "./queries.ts";
import { useWords } from "./words.ts";

// A link to the own dashboard (or to the page that replaces it) and the button to sign out. On a phone the icons alone.
export function ProfileButtons({ session: { role, account_status } }: { session: Session }) {
	const t = useWords();
	const back = t(account_status === "approved" ? "profile.back" : "profile.backOutside");
	return (
		<div className={classes.pair}>
			<Button
				variant="default"
				className={classes.button ?? ""}
				size="sm"
				aria-label={back}
				renderRoot={(props) => <Link {...wayAfterSignIn(role, null)} {...props} />}
			>
				<IconArrowLeft size={19} stroke={2} aria-hidden />
				<span className={classes.word}>{back}</span>
			</Button>
			<SignOutButton />
		</div>
	);
}
