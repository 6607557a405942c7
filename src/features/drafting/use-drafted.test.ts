// @vitest-environment happy-dom
// A field and what the phone stores of it, over a real phone database that is slow.
import "fake-indexeddb/auto";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { signedIn } from "#support/mirror-rows.ts";
import { useDrafted } from "./use-drafted.ts";

afterEach(cleanup);

/** Begins a transaction before which nothing is stored. @returns what ends it */
function occupy(database: IDBDatabase): () => void {
	const drafts = database.transaction("drafts", "readwrite").objectStore("drafts");
	let busy = true;
	const goOn = () => {
		if (busy) drafts.get("").onsuccess = goOn;
	};
	goOn();
	return () => {
		busy = false;
	};
}

test("words that are cleared while they are being saved do not come back", async () => {
	const db = signedIn("student");
	const seen: string[] = [];
	const { result } = renderHook(() => {
		const drafted = useDrafted("answer:fractions");
		seen.push(drafted.text);
		return drafted;
	});
	await waitFor(() => expect(result.current.ready).toBe(true));

	const release = occupy(db.backendDB());
	act(() => result.current.write("3/4"));
	act(() => result.current.flush());
	act(() => result.current.write(""));
	const cleared = seen.length;
	act(release);
	await waitFor(async () => expect(await db.drafts.get("answer:fractions")).toMatchObject({ text: "3/4" }));
	act(() => result.current.flush());
	await waitFor(async () => expect(await db.drafts.count()).toBe(0));

	expect(seen.slice(cleared)).not.toContain("3/4");
	expect(result.current.text).toBe("");
});
