import { useLocation, useNavigate } from "@tanstack/react-router";

type Open<Tab extends string> = {
	tab: Tab;
	/** What is open in it, by its id; "" when the tab itself is. */
	item: string;
	choose: (tab: string, item?: string) => void;
};

/**
 * The open tab and what is open in it, kept in the address after `#` (`#courses` or `#courses/abc…`) so that a refresh
 * and the way back find them again.
 * @param tabs the known ones; the first is open when the address names none
 */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): Open<Tab> {
	const hash = useLocation({ select: ({ hash }) => hash });
	const navigate = useNavigate();
	const [named = "", item = ""] = hash.split("/");
	const tab = tabs.find((known) => known === named);
	const choose = (to: string, what = "") => {
		const replace = what === "";
		void navigate({
			to: ".",
			hash: what ? `${to}/${what}` : to,
			replace,
			resetScroll: false,
			hashScrollIntoView: false,
		});
	};
	return { tab: tab ?? tabs[0], item: tab ? item : "", choose };
}
