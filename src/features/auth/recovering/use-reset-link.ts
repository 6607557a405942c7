import { useEffect, useState } from "react";
import { useNoNetwork } from "#features/auth/queries.ts";
import { type LinkStanding, lookAtResetLink } from "./commands.ts";

/** Looks at the link as soon as there is a network; what was once found valid stays so until it is used. */
export function useResetLink(token: string) {
	const offline = useNoNetwork();
	const [standing, setStanding] = useState<LinkStanding | "looking">(token === "" ? "invalid" : "looking");
	useEffect(() => {
		if (standing !== "looking" || offline) return;
		let gone = false;
		void lookAtResetLink(token).then((found) => {
			if (!gone) setStanding(found);
		});
		return () => {
			gone = true;
		};
	}, [token, standing, offline]);
	return { standing, setStanding };
}
