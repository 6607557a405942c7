import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "./words.ts";

// For whoever's session has ended: to the sign-in page, and back from it. @param from where to; else the own dashboard
export function SignInAgain({ from }: { from?: string }) {
	const t = useWords();
	return (
		<Button renderRoot={(props) => <Link to="/login" search={from === undefined ? {} : { from }} {...props} />}>
			{t("login.againLink")}
		</Button>
	);
}
