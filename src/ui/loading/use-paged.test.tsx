// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePaged } from "./use-paged.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A list over these names, two a page, as a server would page it; `asked` is every question in order. */
function listOf(names: string[], slow = 0) {
	const asked: string[] = [];
	const hook = renderHook(
		(wanted: boolean) =>
			usePaged(
				expect.getState().currentTestName ?? "",
				async (search, page) => {
					asked.push(`${search}:${page}`);
					if (slow > 0) await new Promise((answered) => setTimeout(answered, slow));
					const found = names.filter((name) => name.includes(search));
					const items = found.slice(2 * page - 2, 2 * page).map((id) => ({ id }));
					return { page, pages: Math.ceil(found.length / 2), total: found.length, items };
				},
				wanted,
			),
		{ initialProps: true },
	);
	const pass = async (milliseconds = 0) => {
		await act(() => vi.advanceTimersByTimeAsync(milliseconds));
		// What came is drawn in a task of its own.
		await act(() => vi.advanceTimersByTimeAsync(1));
	};
	const shown = () => hook.result.current.value?.items.map(({ id }) => id);
	return { ...hook, asked, names, pass, shown };
}

test("what is typed is asked for when the typing pauses, from the first page on", async () => {
	const { result, asked, pass, shown } = listOf(["ali", "maya", "may", "nour"]);
	await pass();
	act(() => result.current.go(2));
	await pass();
	for (const text of ["m", "ma", "may "]) {
		act(() => result.current.type(text));
		await pass(100);
	}
	expect(asked).toEqual([":1", ":2"]);
	await pass(250);
	expect(asked).toEqual([":1", ":2", "may:1"]);
	expect(shown()).toEqual(["maya", "may"]);
	act(() => result.current.showAll());
	await pass(1);
	expect(shown()).toEqual(["ali", "maya"]);
});

test("a search that found nothing is not taken for an empty list while the next answer is on its way", async () => {
	const { result, pass, shown } = listOf(["ali"], 1000);
	await pass(1000);
	act(() => result.current.type("zoe"));
	await pass(250);
	await pass(1000);
	expect(result.current).toMatchObject({ search: "zoe", value: { total: 0 } });
	act(() => result.current.type(""));
	await pass(250);
	expect(result.current).toMatchObject({ search: "zoe", state: "asking" });
	await pass(1000);
	expect(result.current.search).toBe("");
	expect(shown()).toEqual(["ali"]);
});

test("while nobody is asked the field has what the rows were found for, and then what was typed, which is asked for", async () => {
	const { result, rerender, pass, shown } = listOf(["ali"]);
	await pass();
	act(() => result.current.type("zzzz"));
	await pass(250);
	expect(result.current).toMatchObject({ typed: "zzzz", value: { total: 0 } });
	act(() => result.current.type(""));
	rerender(false);
	await pass(1000);
	expect(result.current).toMatchObject({ typed: "zzzz", search: "zzzz", value: { total: 0 } });
	rerender(true);
	await pass();
	expect(result.current).toMatchObject({ typed: "", search: "" });
	expect(shown()).toEqual(["ali"]);
});

test("two that go at once are both gone, before and after the server says so", async () => {
	const { result, names, pass, shown } = listOf(["ali", "maya", "nour"]);
	await pass();
	const { without } = result.current;
	names.splice(0, 2);
	act(() => {
		without("ali");
		without("maya");
	});
	expect(result.current.value).toMatchObject({ items: [], total: 1 });
	await pass();
	expect(shown()).toEqual(["nour"]);
});

test("with the last row of the last page gone the page before it is shown", async () => {
	const { result, names, pass, shown } = listOf(["ali", "maya", "nour"]);
	await pass();
	act(() => result.current.go(2));
	await pass();
	expect(shown()).toEqual(["nour"]);
	names.pop();
	act(() => result.current.without("nour"));
	await pass();
	expect(shown()).toEqual(["ali", "maya"]);
	expect(result.current.value).toMatchObject({ page: 1, pages: 1 });
});

test("after something on it was changed, Next shows first who has moved up onto the page, and goes on from there", async () => {
	const { result, asked, names, pass, shown } = listOf(["ali", "maya", "nour", "sami", "zoe"]);
	const next = async () => {
		act(() => result.current.go((result.current.value?.page ?? 0) + 1));
		await pass();
		return shown();
	};
	/** It is changed, and stands last then. */
	const work = (name: string) => {
		names.push(...names.splice(names.indexOf(name), 1));
		act(() => result.current.amend((page) => ({ ...page })));
	};
	await pass();
	work("ali");
	expect(await next()).toEqual(["maya", "nour"]);
	expect(result.current.value).toMatchObject({ page: 1, movedUp: true });
	// It stays the page that is asked for.
	act(() => result.current.again());
	await pass();
	expect(result.current.value).toMatchObject({ page: 1, movedUp: false });
	// A change that moves nobody keeps nobody on the page, and without one no page is asked for twice.
	act(() => result.current.amend((page) => ({ ...page })));
	expect(await next()).toEqual(["sami", "zoe"]);
	expect(result.current.value).toMatchObject({ page: 2, movedUp: false });
	expect(await next()).toEqual(["ali"]);
	expect(asked).toEqual([":1", ":1", ":1", ":1", ":2", ":3"]);
});
