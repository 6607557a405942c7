import { createRouter } from "@tanstack/react-router";
import { routes } from "./routes.tsx";

export const router = createRouter({
	routeTree: routes,
	defaultPreload: "intent",
	defaultPendingMs: 300,
	defaultPendingMinMs: 0,
});

// "Scroll position resets on every route change": also on the way back, where the browser would restore it.
history.scrollRestoration = "manual";
router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
	if (pathChanged && !toLocation.hash) scrollTo({ top: 0, behavior: "instant" });
});

declare module "@tanstack/react-router" {
	interface Register {
		router: typeof router;
	}
}
