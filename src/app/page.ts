// One kind of entry for the route table, so that the table stays a table.
import { createRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { chunk } from "./chunk.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { anyone, type Guard } from "./guards.ts";
import { Layout } from "./Layout.tsx";
import { Loading } from "./Loading.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import type { Place } from "./place.ts";

type Page = () => ReactNode;

/** The frame around every page. */
export const frame = createRootRoute({
	component: Layout,
	notFoundComponent: NotFoundPage,
	errorComponent: ErrorPage,
	pendingComponent: Loading,
	// A path that matches no page is drawn by the frame alone.
	staticData: { title: "title.lost" },
});

/** A page at a path: fetched when somebody goes there, drawn inside the frame. */
export function page<const Path extends string, Name extends string>(
	path: Path,
	load: () => Promise<{ [K in Name]: Page }>,
	name: Name,
	place: Place & { guard?: Guard },
) {
	const { guard = anyone, ...staticData } = place;
	return createRoute({
		getParentRoute: () => frame,
		path,
		beforeLoad: guard,
		component: lazyRouteComponent<{ [K in Name]: Page }, Name>(() => chunk(load), name),
		errorComponent: ErrorPage,
		staticData,
	});
}
