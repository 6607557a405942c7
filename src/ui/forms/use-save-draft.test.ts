// @vitest-environment happy-dom
// The order of what is saved while somebody types and what is committed by a press.
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSaveDraft } from "./use-save-draft.ts";

test("a press waits for every save under way, also for one that fails, and nothing is saved after it", async () => {
	const saves: { text: string; end: (how: Error | null) => void }[] = [];
	const save = (text: string) =>
		new Promise<void>((done, fail) => {
			saves.push({ text, end: (how) => (how ? fail(how) : done()) });
		});
	const { result } = renderHook(() => useSaveDraft(save));
	act(() => result.current.keep("a"));
	act(() => result.current.flush());
	act(() => result.current.keep("ab"));
	act(() => result.current.flush());
	act(() => result.current.keep("abc"));

	const order: string[] = [];
	const held = result.current.hold().then(() => order.push("held"));
	await act(async () => {
		order.push("first fails");
		saves[0]?.end(new Error("no room"));
	});
	await act(async () => {
		order.push("second ends");
		saves[1]?.end(null);
	});
	await held;

	expect(order).toEqual(["first fails", "second ends", "held"]);
	act(() => result.current.flush());
	expect(saves.map(({ text }) => text)).toEqual(["a", "ab"]);
});
