// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRemote } from "./use-remote.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

type Props = { question: string; wanted?: boolean };

/** No test is given what another asked for. */
const testName = () => expect.getState().currentTestName ?? "";

/** A hook whose answers are given by hand, by their question. */
function asking(first: Props) {
	const open = new Map<string, { answer: (words: string) => void; fail: () => void }>();
	const ask = (question: string) =>
		new Promise<string>((answer, fail) => {
			open.set(question, { answer, fail: () => fail(new Error("no answer")) });
		});
	const hook = renderHook(
		({ question, wanted = true }: Props) => useRemote([testName(), question], () => ask(question), wanted),
		{
			initialProps: first,
		},
	);
	const come = (question: string, words: string | null, to = open.get(question)) =>
		act(async () => {
			if (words === null) to?.fail();
			else to?.answer(words);
			// What came is drawn in a task of its own.
			await vi.advanceTimersByTimeAsync(1);
		});
	return { ...hook, come, asked: () => [...open.keys()], last: (question: string) => open.get(question) };
}

test("an answer to an older question is not shown, although it comes last", async () => {
	const { result, rerender, come } = asking({ question: "a" });
	rerender({ question: "ab" });
	await come("ab", "for ab");
	await come("a", "for a");
	expect(result.current).toMatchObject({ value: "for ab", state: "here" });
});

test("the last answer stays while the server is asked anew, and when nobody answers", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const { result, rerender, come } = asking({ question: "a" });
	expect(result.current).toMatchObject({ value: null, state: "asking" });
	await come("a", "for a");
	rerender({ question: "b" });
	expect(result.current).toMatchObject({ value: "for a", state: "asking" });
	await come("b", null);
	expect(result.current).toMatchObject({ value: "for a", state: "failed" });
	act(() => result.current.again());
	expect(result.current).toMatchObject({ value: "for a", state: "asking" });
	await come("b", "for b");
	expect(result.current).toMatchObject({ value: "for b", state: "here" });
});

test("nobody is asked before it is wanted, and again each time it is", async () => {
	const { result, rerender, come, asked } = asking({ question: "a", wanted: false });
	expect(result.current).toMatchObject({ value: null, state: "stopped" });
	expect(asked()).toEqual([]);
	rerender({ question: "a", wanted: true });
	await come("a", "first");
	rerender({ question: "a", wanted: false });
	expect(result.current).toMatchObject({ value: "first", state: "stopped" });
	rerender({ question: "a", wanted: true });
	await come("a", "second");
	expect(result.current).toMatchObject({ value: "second", state: "here" });
});

test("an answer that was on its way does not undo what a write has achieved since: the server is asked once more", async () => {
	const { result, come, last } = asking({ question: "a" });
	await come("a", "three wait");
	const { amend } = result.current;
	act(() => result.current.again());
	const before = last("a");
	act(() => amend((words) => words.replace("three", "two")));
	await come("a", "three still wait", before);
	expect(result.current).toMatchObject({ value: "two wait", state: "asking" });
	await come("a", "two wait, and one more");
	expect(result.current).toMatchObject({ value: "two wait, and one more", state: "here" });
});

test("an answer that has come and is not drawn yet does not undo it either: the server is asked once more", async () => {
	const { result, come, last } = asking({ question: "a" });
	await come("a", "three wait");
	const { amend } = result.current;
	act(() => result.current.again());
	await act(async () => {
		last("a")?.answer("three still wait");
		// Microtasks bring it into the cache; it is drawn in a task of its own.
		for (let turn = 0; turn < 20; turn++) await Promise.resolve();
		amend((words) => words.replace("three", "two"));
		await vi.advanceTimersByTimeAsync(1);
	});
	expect(result.current).toMatchObject({ value: "two wait", state: "asking" });
	await come("a", "two wait, and one more");
	expect(result.current).toMatchObject({ value: "two wait, and one more", state: "here" });
});

test("what is known to be so stands until the next answer", async () => {
	const { result, come } = asking({ question: "a" });
	await come("a", "three wait");
	act(() => result.current.amend((words) => words.replace("three", "two")));
	expect(result.current.value).toBe("two wait");
	act(() => result.current.again());
	await come("a", "four wait");
	expect(result.current.value).toBe("four wait");
});
