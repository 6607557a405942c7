import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { NewKeyAside } from "#features/auth/AccountAside.tsx";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import { useMailToken, useSaysRecovery } from "#features/auth/mail-link.ts";
import { ResetLink } from "./ResetLink.tsx";
import { useWords } from "./words.ts";

export function ResetPasswordPage() {
	const t = useWords();
	const { token, expected } = useLinkHere();
	return (
		<AccountPage aside={<NewKeyAside />} title={t("reset.title")}>
			<ResetLink key={token} token={token} expected={expected} />
		</AccountPage>
	);
}

/** The link of this page. While another address is under way, the page still stands and so does what it says of its link. */
function useLinkHere(): { token: string; expected: boolean } {
	const token = useMailToken("recovery");
	const expected = useSaysRecovery();
	const leaving = useLocation({ select: ({ pathname }) => !pathname.startsWith("/reset-password") });
	const [link, follow] = useState({ token, expected });
	const moved = link.token !== token || link.expected !== expected;
	if (moved && !leaving) follow({ token, expected });
	return link;
}
