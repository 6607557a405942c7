// The service worker. It keeps the app itself, so that every page opens with no network after one visit. It never
// touches /api (answers of the portal stay out of the cache) nor /_/ (the database's own pages). Where the browser has
// Background Sync it also sends what waits while the app is closed.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { sendInBackground, sendInquiriesInBackground } from "#local/browser/background.ts";
import { readerCache, readerFolder } from "#local/browser/reader-cache.ts";
import { inquiriesTag, outboxTag } from "#local/browser/sync-tags.ts";

/** Not in TypeScript's libraries: one browser family has them. */
type SyncEvent = ExtendableEvent & { tag: string };
type InstallEvent = ExtendableEvent & {
	addRoutes?: (rule: { condition: { requestMode: "navigate" }; source: "fetch-event" }) => Promise<void>;
};

declare const self: Omit<ServiceWorkerGlobalScope, "addEventListener"> & {
	__WB_MANIFEST: { url: string; revision: string | null }[];
	addEventListener: ServiceWorkerGlobalScope["addEventListener"] &
		((type: "sync", listener: (event: SyncEvent) => void) => void) &
		((type: "install", listener: (event: InstallEvent) => void) => void);
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Any address is the app's own business: it has one shell, speaks the visitor's language before anything is drawn, and draws
// the 404 page itself. The prerendered pages are for the first visit: kept in both languages they would be a third of what
// a phone has to fetch.
registerRoute(
	new NavigationRoute(createHandlerBoundToURL("/pages/shell.html"), {
		denylist: [/^\/api\//, /^\/_\//, /^[^?]*\.[a-z0-9]+(\?|$)/i],
	}),
);

// The reader of PDF files: large, and needed by those who have one to read. It is kept from its first use, or before that
// together with the first PDF (src/features/materials/reading/keep-reader.ts).
registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(readerFolder),
	new CacheFirst({ cacheName: readerCache, matchOptions: { ignoreVary: true } }),
);

// Else that family fetches every page from the network as well while this wakes up, and throws it away.
self.addEventListener("install", (event: InstallEvent) => {
	const route = event.addRoutes?.({ condition: { requestMode: "navigate" }, source: "fetch-event" });
	if (route) event.waitUntil(route);
});

// The first visit is served offline at once; an update waits until the person takes it (src/app/frame/UpdatePrompt.tsx).
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event: ExtendableMessageEvent) => {
	if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
});

self.addEventListener("sync", (event: SyncEvent) => {
	if (event.tag === outboxTag) event.waitUntil(sendInBackground());
	if (event.tag === inquiriesTag) event.waitUntil(sendInquiriesInBackground());
});
