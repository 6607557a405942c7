import { useEffect, useState } from "react";
import { useNoNetwork } from "#features/auth/queries.ts";
import { type LinkState, lookAtResetLink } from "./commands.ts";

/** Looks at the link as soon as there is a network; what was once found valid stays so until it is used. */
export function useResetLink(token: string) {
	const offline = useNoNetwork();
	const [linkState, setLinkState] = useState<LinkState | "looking">(token === "" ? "invalid" : "looking");
	useEffect(() => {
		if (linkState !== "looking" || offline) return;
		let gone = false;
		void lookAtResetLink(token).then((found) => {
			if (!gone) setLinkState(found);
		});
		return () => {
			gone = true;
		};
	}, [token, linkState, offline]);
	return { linkState, setLinkState };
}
