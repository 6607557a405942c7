// What a route says about itself besides its page.
import { useRouterState } from "@tanstack/react-router";
import type { TitleKey } from "#app/words.ts";

/**
 * `portal` pages have the quiet frame (no footer) and a title of their own; `toasts`: the page has something to tell that
 * lasts a moment; `known`: another path is the one search engines keep the page under.
 */
type Place = { portal?: { title: TitleKey }; toasts?: boolean; known?: string };

declare module "@tanstack/react-router" {
	interface StaticDataRouteOption extends Place {}
}

/** Whether the visitor is in the portal. */
export const usePortal = (): boolean =>
	useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.portal !== undefined });

/** Whether notices may come up here. */
export const useToasts = (): boolean =>
	useRouterState({
		select: ({ matches }) => {
			const { portal, toasts = false } = matches.at(-1)?.staticData ?? {};
			return toasts || portal !== undefined;
		},
	});
