// What a route says about itself besides its page.
import { useRouterState } from "@tanstack/react-router";

/** `portal` pages have the quiet frame (no footer) and toasts. */
type Place = { portal?: boolean };

declare module "@tanstack/react-router" {
	interface StaticDataRouteOption extends Place {}
}

/** Whether the visitor is in the portal. */
export const usePortal = (): boolean =>
	useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.portal ?? false });
