import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useWords } from "#features/auth/words.ts";

type SignInAgainProps = {
	/** Where to go back to; else the own dashboard. */
	from?: string;
	/** Whether it takes the place of what had the focus. */
	focused?: boolean;
};

// For people whose session has ended: a link to the sign-in page that leads back here.
export function SignInAgain({ from, focused = false }: SignInAgainProps) {
	const t = useWords();
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		if (focused) link.current?.focus();
	}, [focused]);
	const search = from === undefined ? {} : { from };
	return (
		<Button renderRoot={(props) => <Link to="/login" search={search} {...props} ref={link} />}>
			{t("login.againLink")}
		</Button>
	);
}
