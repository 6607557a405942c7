// What a browser can be asked to do for words that wait: wake the service worker when there is a network, and not clear
// this phone's storage by itself.

/** Asks to be woken when there is a network, by that name. Does nothing where the browser cannot. */
export async function askToBeWoken(tag: string): Promise<void> {
	const registration = await globalThis.navigator.serviceWorker?.getRegistration();
	if (!registration || !("sync" in registration)) return;
	const { sync: manager } = registration;
	if (typeof manager !== "object" || manager === null || !("register" in manager)) return;
	if (typeof manager.register !== "function") return;
	// Refused where the person forbade it: then the app sends when it is opened.
	await Promise.resolve(manager.register(tag)).catch(() => undefined);
}

/** Asks, once there is something worth keeping, that it is kept. */
export async function keepStorage(): Promise<void> {
	const { storage } = navigator;
	if (!(await storage?.persisted?.())) await storage?.persist?.();
}

/** Whether the browser promised to keep it. Absent in private windows of some browsers and on plain http. */
export async function isStorageKept(): Promise<boolean> {
	return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

/** Whether what waits is sent while the app is closed. */
export const sendsWhenClosed = (): boolean =>
	"serviceWorker" in navigator && "SyncManager" in globalThis && "sync" in ServiceWorkerRegistration.prototype;
