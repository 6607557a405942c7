// The key of a person's vault, and locking with it. A page keeps the key of whoever is signed in: when that person signs
// out in another tab, what this page saves a moment too late can still be locked, and not only refused.

/** Milliseconds a page keeps the key of somebody who is gone: its fields are saved at once when they go. */
const keptFor = 10_000;

const inHand = new Map<string, string>();

/** Keeps a key, base64 as the handshake hands it out, for this page's own late words. */
export function holdKey(userId: string, key: string | null): void {
	if (key) inHand.set(userId, key);
}

export const heldKey = (userId: string): string | undefined => inHand.get(userId);

/** The account is deleted: there is nothing left to lock. */
export const dropKey = (userId: string): boolean => inHand.delete(userId);

/** The person is gone from this page: the key follows as soon as the last words of the page are locked. */
export function dropKeySoon(userId: string, isBack: () => boolean): void {
	setTimeout(() => {
		if (!isBack()) inHand.delete(userId);
	}, keptFor);
}

async function keyFrom(base64: string): Promise<CryptoKey> {
	const raw = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
	return await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

export type Locked = { v: 1; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

export async function lock(key: string, contents: object): Promise<Locked> {
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const plain = new TextEncoder().encode(JSON.stringify(contents));
	return { v: 1, iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyFrom(key), plain) };
}

/** @returns what was locked; null when it is another key's */
export async function unlock(key: string, { iv, data }: Locked): Promise<unknown> {
	const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await keyFrom(key), data).catch(() => null);
	return plain && JSON.parse(new TextDecoder().decode(plain));
}
