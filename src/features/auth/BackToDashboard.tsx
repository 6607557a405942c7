import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import classes from "./BackToDashboard.module.css";
import type { Session } from "./session.ts";
import { wayAfterSignIn } from "./signing-in/after-sign-in.ts";
import { useWords } from "./words.ts";

// A link to the own dashboard, or to the page that replaces it. On a phone the icon alone.
export function BackToDashboard({ session: { role, account_status } }: { session: Session }) {
	const t = useWords();
	const back = t(account_status === "approved" ? "back.dashboard" : "back.outside");
	return (
		<Button
			variant="default"
			className={classes.back ?? ""}
			size="sm"
			aria-label={back}
			renderRoot={(props) => <Link {...wayAfterSignIn(role, null)} {...props} />}
		>
			<IconArrowLeft size={19} stroke={2} aria-hidden />
			<span className={classes.backWord}>{back}</span>
		</Button>
	);
}
