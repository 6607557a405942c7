import { createBrowserHistory, createMemoryHistory, createRouter } from "@tanstack/react-router";
import { Loading } from "#app/frame/Loading.tsx";
import { routes } from "#app/routes.tsx";
import { isTwin, plainPath } from "#site/address.ts";
import { keepLayers } from "#ui/layout/layer-history.ts";
import { savesData } from "#ui/loading/save-data.ts";

export type Router = ReturnType<typeof makeRouter>;

/** @param path where to stand when there is no browser: the page is drawn ahead of time (prerender.tsx) */
export function makeRouter(path?: string) {
	return createRouter({
		routeTree: routes,
		defaultPreload: path === undefined && savesData() ? false : "intent",
		defaultPendingComponent: Loading,
		defaultPendingMs: 300,
		defaultPendingMinMs: 0,
		history: path === undefined ? keepLayers(createBrowserHistory()) : createMemoryHistory({ initialEntries: [path] }),
		// The address under /fr shows the same page. It is kept while the visitor stays on it; every link leads to the
		// address without /fr.
		rewrite: {
			input: ({ url }) => {
				url.pathname = plainPath(url.pathname);
				return url;
			},
			output: ({ url }) => {
				const here = globalThis.location?.pathname ?? "";
				if (isTwin(here) && plainPath(here) === url.pathname) url.pathname = here;
				return url;
			},
		},
	});
}

declare module "@tanstack/react-router" {
	interface Register {
		router: Router;
	}
}
