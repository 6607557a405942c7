// The key of a person's vault, and locking with it. A page keeps the key of the signed-in person: if that person signs
// out in another tab, words that this page saves a moment too late can still be sealed.

/**
 * How long a page keeps the key of a person who signed out, in milliseconds: their fields are saved at once at the
 * sign-out.
 */
const keptFor = 10_000;

const inHand = new Map<string, string>();

/** Keeps a key, base64 as the handshake hands it out, for this page's own late words. */
export function holdKey(userId: string, key: string | null): void {
	if (key) inHand.set(userId, key);
}

/** The key (base64) this page holds for the person; undefined if it got none, or 10 s after they signed out. */
export const heldKey = (userId: string): string | undefined => inHand.get(userId);

/** Deletes the key of a deleted account: there is nothing left to seal. */
export const dropKey = (userId: string): boolean => inHand.delete(userId);

/** Deletes the key 10 s after its owner signed out, unless they are signed in again by then. */
export function dropKeySoon(userId: string, isBack: () => boolean): void {
	setTimeout(() => {
		if (!isBack()) inHand.delete(userId);
	}, keptFor);
}

async function keyFrom(base64: string): Promise<CryptoKey> {
	const raw = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
	return await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Bytes or words that only their key opens again. `v`: the form in which they are kept. */
export type Locked = { v: 1; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

/** AES-GCM with a new IV. @throws {DOMException} when the key is not base64 of 16 or 32 bytes */
export async function lockBytes(key: string, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Locked> {
	const iv = crypto.getRandomValues(new Uint8Array(12));
	return { v: 1, iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyFrom(key), bytes) };
}

/** Opens what `lockBytes` locked. @returns the bytes; null when the key is another one */
export async function unlockBytes(key: string, { iv, data }: Locked): Promise<ArrayBuffer | null> {
	return await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await keyFrom(key), data).catch(() => null);
}

/** The contents as JSON, locked as by `lockBytes`. @throws {DOMException} as there */
export const lock = (key: string, contents: object): Promise<Locked> =>
	lockBytes(key, new TextEncoder().encode(JSON.stringify(contents)));

/** Opens what `lock` locked. @returns its JSON as a value; null when the key is another one */
export async function unlock(key: string, locked: Locked): Promise<unknown> {
	const plain = await unlockBytes(key, locked);
	return plain && JSON.parse(new TextDecoder().decode(plain));
}
