// The link of a mail, `#type=…&token=…` after an address of ours, and that of a printed card. Once read, what it says leaves
// the address bar and stays with this entry of the tab's own history, so that a reload still works and nobody can copy it
// from the address.
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { announceRecovery, watchAuth } from "#local/account/session.ts";
import { type SignInCard as Card, cardIn } from "#local/account/sign-in-card.ts";
import type { MailState } from "./mails.ts";

export type { Card };

type MailLink = { type: string; token: string };

declare module "@tanstack/react-router" {
	interface HistoryState {
		link?: MailLink;
		/** The address that the page which led here was about. */
		email?: string;
		/** Whether that address belongs to the account whose session ended here. */
		sameAccount?: boolean;
		/** Whether that account was made a moment ago and nobody has been in yet. */
		isNew?: boolean;
		/** Whether the mail to that address is on its way already. */
		mail?: MailState;
	}
}

/** The token of a link of this type; "" when there is none. */
const tokenIn = (link: MailLink | undefined, type: string) => (link?.type === type ? link.token : "");

function linkIn(hash: string): MailLink {
	const said = new URLSearchParams(hash);
	return { type: said.get("type") ?? "", token: said.get("token") ?? "" };
}

/** The token of the mail link that was followed; "" when there was none of this type. */
export function useMailToken(type: string): string {
	const navigate = useNavigate();
	// Selects strings: a selector that returned the location object would render again during the redirect and redirect
	// twice.
	const fresh = useLocation({ select: ({ hash }) => tokenIn(linkIn(hash), type) });
	const kept = useLocation({ select: ({ state }) => tokenIn(state.link, type) });
	useEffect(() => {
		if (fresh === "") return;
		const state = { link: { type, token: fresh } };
		void navigate({ to: ".", hash: `type=${type}`, state, replace: true, hashScrollIntoView: false });
	}, [type, fresh, navigate]);
	return fresh || kept;
}

/**
 * What the code on a printed card says, which was scanned; null when there was none. It is kept by this page alone: going
 * back in the history of a shared phone must not bring the password back.
 */
export function useSignInCard(): Card | null {
	const navigate = useNavigate();
	const fresh = useLocation({ select: ({ hash }) => (cardIn(hash) ? hash : "") });
	const [kept, setKept] = useState("");
	if (fresh !== "" && fresh !== kept) setKept(fresh);
	useEffect(() => {
		if (fresh !== "") void navigate({ to: ".", hash: "", replace: true, hashScrollIntoView: false });
	}, [fresh, navigate]);
	return cardIn(fresh || kept);
}

/** Whether the address says that a password was lost, with a token or without. */
export const useSaysRecovery = (): boolean => useLocation({ select: ({ hash }) => linkIn(hash).type === "recovery" });

/**
 * Passes people who lost their password on to the page for it, with the link's token. @returns whether their link led here
 */
export function useRecoveryForward(): boolean {
	const navigate = useNavigate();
	const router = useRouter();
	const found = useSaysRecovery();
	useEffect(
		() =>
			watchAuth((event) => {
				if (event !== "password recovery") return;
				void navigate({ to: "/reset-password", hash: router.latestLocation.hash, replace: true });
			}),
		[navigate, router],
	);
	useEffect(() => {
		if (found) announceRecovery();
	}, [found]);
	return found;
}
