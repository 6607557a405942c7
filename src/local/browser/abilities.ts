// What a browser can be asked to do for words that wait, and what it does: wake the service worker when there is a
// network, keep this phone's storage and not clear it by itself.

/** Asks to be woken when there is a network, by that name. Does nothing where the browser cannot; never rejects. */
export async function askToBeWoken(tag: string): Promise<void> {
	const { serviceWorker } = globalThis.navigator;
	if (!(await serviceWorker?.getRegistration().catch(() => undefined))) return;
	// It may still be on its way to this phone; before that it cannot be woken.
	const registration = await serviceWorker.ready;
	if (!("sync" in registration)) return;
	const { sync: manager } = registration;
	if (typeof manager !== "object" || manager === null || !("register" in manager)) return;
	if (typeof manager.register !== "function") return;
	// Refused where the person forbade it: then the app sends when it is opened.
	await Promise.resolve(manager.register(tag)).catch(() => undefined);
}

/** Asks, once there is something worth keeping, that it is kept. Never rejects: a private window may refuse both. */
export async function keepStorage(): Promise<void> {
	if (!(await isStorageKept())) await navigator.storage?.persist?.().catch(() => false);
}

/** Whether the browser promised to keep it. Absent in private windows of some browsers and on plain http. */
export async function isStorageKept(): Promise<boolean> {
	return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

/** Whether this browser keeps nothing at all for us: cookies are forbidden, or it is a private window of an old one. */
export function refusesStorage(): boolean {
	try {
		localStorage.setItem("lead", "");
		localStorage.removeItem("lead");
		return !globalThis.indexedDB;
	} catch {
		return true;
	}
}

/**
 * Whether what waits is sent while the app is closed: by a service worker that the browser can wake. On a first visit it is
 * still on its way to this phone.
 */
export const sendsWhenClosed = (): boolean =>
	"SyncManager" in globalThis && Boolean(navigator.serviceWorker?.controller);
