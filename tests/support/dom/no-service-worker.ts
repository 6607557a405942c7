// What vite-plugin-pwa gives the app, in a page that has no service worker (vitest.config.ts).

export const useRegisterSW = () => ({ needRefresh: [false], updateServiceWorker: async () => {} });
