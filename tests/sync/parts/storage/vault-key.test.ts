// Locking with the key of a person's vault, and how long a page keeps it.
import { afterEach, expect, test, vi } from "vitest";
import { newId } from "#sync/new-id.ts";
import {
	dropKey,
	dropKeySoon,
	heldKey,
	holdKey,
	lock,
	lockBytes,
	unlock,
	unlockBytes,
} from "#sync/storage/vault-key.ts";

const key = btoa("k".repeat(32));
const otherKey = btoa("o".repeat(32));

afterEach(() => void vi.useRealTimers());

test("what was locked opens with its own key and with no other", async () => {
	const words = await lock(key, { text: "Three eighths" });
	expect(await unlock(key, words)).toEqual({ text: "Three eighths" });
	expect(await unlock(otherKey, words)).toBeNull();
	const bytes = await lockBytes(key, new Uint8Array([3, 8]));
	expect(new Uint8Array((await unlockBytes(key, bytes)) ?? new ArrayBuffer(0))).toEqual(new Uint8Array([3, 8]));
	expect(await unlockBytes(otherKey, bytes)).toBeNull();
});

test("the same words are locked differently each time", async () => {
	const [one, other] = [await lock(key, { text: "Three" }), await lock(key, { text: "Three" })];
	expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(other.data));
});

test("a page keeps each person's key, also when a later handshake hands out none, until their account is deleted", () => {
	const [maya, karim] = [newId(), newId()];
	holdKey(maya, key);
	holdKey(karim, otherKey);
	holdKey(maya, null);
	expect([heldKey(maya), heldKey(karim), heldKey(newId())]).toEqual([key, otherKey, undefined]);
	dropKey(maya);
	expect([heldKey(maya), heldKey(karim)]).toEqual([undefined, otherKey]);
});

test.each([
	{ isBack: false, kept: undefined },
	{ isBack: true, kept: key },
])("ten seconds after a sign-out the key is gone, unless its owner is back: %o", ({ isBack, kept }) => {
	vi.useFakeTimers();
	const maya = newId();
	holdKey(maya, key);
	dropKeySoon(maya, () => isBack);
	vi.advanceTimersByTime(9_999);
	expect(heldKey(maya)).toBe(key);
	vi.advanceTimersByTime(1);
	expect(heldKey(maya)).toBe(kept);
});
