// What a route says about itself besides its page.
import { useRouterState } from "@tanstack/react-router";
import type { TitleKey } from "./words.ts";

/** `portal` pages have the quiet frame (no footer) and toasts. `title` names the page in the browser's tab. */
export type Place = { portal?: boolean; title?: TitleKey };

declare module "@tanstack/react-router" {
	interface StaticDataRouteOption extends Place {}
}

/** Where the visitor is. */
export function usePlace(): Required<Place> {
	return useRouterState({
		select: ({ matches }) => {
			const { portal = false, title = "title.home" } = matches.at(-1)?.staticData ?? {};
			return { portal, title };
		},
		structuralSharing: true,
	});
}
