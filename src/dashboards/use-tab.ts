import { useLocation, useNavigate } from "@tanstack/react-router";

/**
 * The open tab, kept in the address after `#` so that a refresh and the way back find it again.
 * @param tabs the known ones; the first is open when the address names none
 */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: string) => void] {
	const hash = useLocation({ select: ({ hash }) => hash });
	const navigate = useNavigate();
	const open = tabs.find((tab) => tab === hash) ?? tabs[0];
	const choose = (tab: string) => {
		void navigate({ to: ".", hash: tab, replace: true, resetScroll: false, hashScrollIntoView: false });
	};
	return [open, choose];
}
