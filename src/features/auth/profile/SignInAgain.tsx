import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "./words.ts";

// To the sign-in page, and back here from it.
export function SignInAgain() {
	const t = useWords();
	return (
		<Button size="sm" renderRoot={(props) => <Link to="/login" search={{ from: "/profile" }} {...props} />}>
			{t("ended.link")}
		</Button>
	);
}
