// The service worker. It keeps the app itself, so that every page opens with no network after one visit. It never
// touches /api (answers of the portal stay out of the cache) nor /_/ (the database's own pages). Where the browser has
// Background Sync it also sends what waits while the app is closed.
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { outboxTag, sendInBackground } from "#data/background.ts";
import { openPage } from "./open-page.ts";
import { noteLanguage } from "./page-language.ts";

/** Not in TypeScript's libraries: one browser family has it. */
type SyncEvent = ExtendableEvent & { tag: string };

declare const self: Omit<ServiceWorkerGlobalScope, "addEventListener"> & {
	__WB_MANIFEST: { url: string; revision: string | null }[];
	addEventListener: ServiceWorkerGlobalScope["addEventListener"] &
		((type: "sync", listener: (event: SyncEvent) => void) => void);
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(
	new NavigationRoute(({ request }) => openPage(request), { denylist: [/^\/api\//, /^\/_\//, /\.[a-z0-9]+$/i] }),
);

// The first visit is served offline at once; an update waits until the person takes it (src/app/UpdatePrompt.tsx).
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event: ExtendableMessageEvent) => {
	if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
	if (event.data?.type === "LANGUAGE") event.waitUntil(noteLanguage(event.data.language));
});

self.addEventListener("sync", (event: SyncEvent) => {
	if (event.tag === outboxTag) event.waitUntil(sendInBackground());
});
