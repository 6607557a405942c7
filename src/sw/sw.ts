// The service worker. It keeps the app itself, so that every page opens with no network after one visit. It never
// touches /api (answers of the portal stay out of the cache) nor /_/ (the database's own pages).
// Background Sync, which wakes the courier while the app is closed, is added here in its own step.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Any address is the app's own business: it has one shell, and draws the 404 page itself.
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: [/^\/api\//, /^\/_\//] }));

// The first visit is served offline at once; an update waits until the person takes it (src/app/UpdatePrompt.tsx).
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event: ExtendableMessageEvent) => {
	if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
});
