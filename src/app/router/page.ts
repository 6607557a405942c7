// Two kinds of entry for the route table, so that the table stays a table.
import { createRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { siteHead } from "#app/build/site-head.ts";
import { Layout } from "#app/frame/Layout.tsx";
import { say, type TitleKey } from "#app/words.ts";
import { languageReady } from "#i18n/i18n.ts";
import type { PageHead } from "#site/head.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { anyone, type Guard } from "./guards.ts";
import { chunk } from "./missing-parts.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

type Page = () => ReactNode;

/** A portal page: search engines must not list it. */
const quietHead = (title: TitleKey) => ({ meta: [{ title: say(title) }, { name: "robots", content: "noindex" }] });

/** The frame around every page. */
export const frame = createRootRoute({
	component: Layout,
	notFoundComponent: NotFoundPage,
	errorComponent: ErrorPage,
	// A path that matches no page is drawn by the frame alone.
	head: () => quietHead("title.lost"),
});

/** The frame around the pages of the portal. */
export const portal = createRoute({
	getParentRoute: () => frame,
	id: "portal-pages",
	component: lazyRouteComponent(() => chunk(() => import("#app/theme/Theme.tsx")), "Portal"),
	errorComponent: ErrorPage,
});

/** A page of the public site: anybody may read it, in both languages, before any script runs. */
export function sitePage<const Path extends string, Name extends string>(
	path: Path,
	load: () => Promise<{ [K in Name]: Page } & { head: () => PageHead }>,
	name: Name,
	staticData: { toasts?: boolean; known?: string } = {},
) {
	return createRoute({
		getParentRoute: () => frame,
		path,
		head: async () => {
			const { head } = await load();
			// Its words may still be on their way.
			await languageReady();
			return siteHead(staticData.known ?? path, head());
		},
		component: lazyRouteComponent<{ [K in Name]: Page }, Name>(() => chunk(load), name),
		errorComponent: ErrorPage,
		staticData,
	});
}

/** An address that leads on to another before anything is drawn. */
export const redirectPage = <const Path extends string>(path: Path, title: TitleKey, guard: Guard) =>
	createRoute({
		getParentRoute: () => portal,
		path,
		head: () => quietHead(title),
		beforeLoad: guard,
		errorComponent: ErrorPage,
		staticData: { portal: { title, account: false } },
	});

/** A page of the portal: fetched when somebody goes there. `account`: in the frame of the public pages. */
export function portalPage<const Path extends string, Name extends string>(
	path: Path,
	load: () => Promise<{ [K in Name]: Page }>,
	name: Name,
	{ title, guard = anyone, account = false }: { title: TitleKey; guard?: Guard; account?: boolean },
) {
	return createRoute({
		getParentRoute: () => portal,
		path,
		head: () => quietHead(title),
		beforeLoad: guard,
		component: lazyRouteComponent<{ [K in Name]: Page }, Name>(() => chunk(load), name),
		errorComponent: ErrorPage,
		staticData: { portal: { title, account } },
	});
}
