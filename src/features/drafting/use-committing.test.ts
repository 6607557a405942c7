// @vitest-environment happy-dom
// Putting a drafted form in the outbox while an earlier save of its draft is still under way.
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useCommitting } from "./use-committing.ts";

test("nothing is put in the outbox before a save under way is over, which would bring the draft back", async () => {
	const happened: string[] = [];
	let saved = () => {};
	const underWay = new Promise<void>((done) => {
		saved = () => {
			happened.push("saved");
			done();
		};
	});
	const draft = { hold: () => underWay, done: () => void happened.push("emptied") };
	const { result } = renderHook(() => useCommitting({ draft, restore: () => {}, failure: "" }));
	const work = async () => {
		happened.push("put in the outbox");
		return true;
	};
	await act(async () => {
		const committed = result.current.commit(work);
		saved();
		await committed;
	});
	expect(happened).toEqual(["saved", "put in the outbox", "emptied"]);
});
