// What a route says about itself besides its page.
import { useRouterState } from "@tanstack/react-router";
import type { TitleKey } from "#app/words.ts";

/**
 * `portal` pages have a title of their own and the slim frame; with `account` they have the frame of public pages.
 * `toasts`: the page has something to tell that lasts a moment; `known`: another path is the one search engines keep the
 * page under.
 */
type RouteData = { portal?: { title: TitleKey; account: boolean }; toasts?: boolean; known?: string };

declare module "@tanstack/react-router" {
	interface StaticDataRouteOption extends RouteData {}
}

/** Where the visitor is: on a public page, at the pages around an account, or behind the sign-in. */
export type Frame = "site" | "account" | "portal";

export const useFrame = (): Frame =>
	useRouterState({
		select: ({ matches }) => {
			const portal = matches.at(-1)?.staticData.portal;
			if (!portal) return "site";
			return portal.account ? "account" : "portal";
		},
	});

/** Whether the page is one of the portal's, those around an account included. */
export const usePortal = (): boolean => useFrame() !== "site";

/** Whether notices may come up here. */
export const useToasts = (): boolean =>
	useRouterState({
		select: ({ matches }) => {
			const { portal, toasts = false } = matches.at(-1)?.staticData ?? {};
			return toasts || portal !== undefined;
		},
	});
