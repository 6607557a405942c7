// What the sign-in page says about the address of an account: about the link that was mailed, the link that was followed,
// and another link that was asked for.
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import type { MailState } from "#features/auth/mails.ts";
import { type Refusal, refusalOf } from "#features/auth/refusals.ts";
import { useNetwork } from "#features/reach/queries.ts";
import { askForLink, confirmAddress } from "./commands.ts";
import { useWords } from "./words.ts";

export type AddressStatus =
	| { says: "signedUp" | "asked"; email: string; mail: MailState }
	| { says: "unverified"; email: string }
	| { says: "notAsked"; why: Refusal }
	| { says: "confirming" | "confirmed" | "badLink" | "unknown" };

/**
 * @param token of the link that was followed; "" for none
 * @param closedTo the address whose sign-in was refused as unconfirmed; a new object per attempt
 */
export function useAddressStatus(token: string, closedTo: { email: string } | null) {
	const email = useLocation({ select: ({ state }) => state.email });
	const mail = useLocation({ select: ({ state }) => state.mail });
	const [status, tell] = useState<AddressStatus | null>(email && mail ? { says: "signedUp", email, mail } : null);
	const [heard, setHeard] = useState<typeof closedTo>(null);
	if (closedTo !== heard) {
		setHeard(closedTo);
		if (closedTo) tell({ says: "unverified", email: closedTo.email });
	}
	useConfirming(token, status, tell);
	const ask = async (to: string) => {
		tell(
			await askForLink(to).then(
				(how) => ({ says: "asked", email: to, mail: how }),
				(error) => ({ says: "notAsked", why: refusalOf(error) }),
			),
		);
	};
	return { status, tell, ask };
}

/** Confirms the address of a followed link by itself, as soon as there is a network. */
function useConfirming(token: string, status: AddressStatus | null, tell: (status: AddressStatus) => void): void {
	const offline = !useNetwork();
	const navigate = useNavigate();
	const { user } = useAuth();
	const t = useWords();
	const [met, setMet] = useState("");
	if (token !== "" && token !== met) {
		setMet(token);
		tell({ says: "confirming" });
	}
	const confirming = status?.says === "confirming";
	useEffect(() => {
		if (!confirming || offline || token === "") return;
		let gone = false;
		void confirmAddress(token).then((end) => {
			if (gone) return;
			tell({ says: end });
			// Somebody who is signed in already is redirected to the own dashboard, which shows no such note.
			if (user && end === "confirmed") toast.success(t(end));
			// The link has done what it can: a reload shall not bring it again.
			if (end !== "unknown") void navigate({ to: "/login", replace: true });
		});
		return () => {
			gone = true;
		};
	}, [confirming, offline, token, user, tell, t, navigate]);
}
