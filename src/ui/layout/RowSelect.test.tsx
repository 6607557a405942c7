// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CarefulRowSelect } from "./RowSelect.tsx";

afterEach(cleanup);

/** A list of three, closed, whose choice counts at once. */
function aList() {
	const onChoose = vi.fn<(value: string) => void>();
	render(
		<MantineProvider>
			<CarefulRowSelect aria-label="How far" value="new" data={["new", "called", "closed"]} onChoose={onChoose} />
		</MantineProvider>,
	);
	const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "How far" });
	list.focus();
	/** What a browser does at a key in a closed list. */
	const step = (key: string, value: string) => {
		fireEvent.keyDown(list, { key });
		fireEvent.change(list, { target: { value } });
	};
	return { list, onChoose, step };
}

test("a key that steps through the closed list does nothing until Enter is pressed", () => {
	const { list, onChoose, step } = aList();
	step("ArrowDown", "called");
	step("ArrowDown", "closed");
	expect([list.value, onChoose.mock.calls]).toEqual(["closed", []]);
	fireEvent.keyDown(list, { key: "Enter" });
	expect(onChoose.mock.calls).toEqual([["closed"]]);
});

test("leaving the list chooses what it shows, and Escape before takes it back", () => {
	const { list, onChoose, step } = aList();
	step("c", "called");
	fireEvent.keyDown(list, { key: "Escape" });
	expect(list.value).toBe("new");
	fireEvent.blur(list);
	expect(onChoose).not.toHaveBeenCalled();
	step("End", "closed");
	fireEvent.blur(list);
	expect(onChoose.mock.calls).toEqual([["closed"]]);
});

test("a step away and back chooses nothing", () => {
	const { list, onChoose, step } = aList();
	step("ArrowDown", "called");
	step("ArrowUp", "new");
	fireEvent.blur(list);
	expect(onChoose).not.toHaveBeenCalled();
});

test("what a pointer or a key picks in the open list is chosen at once", () => {
	const { list, onChoose } = aList();
	fireEvent.pointerDown(list);
	fireEvent.change(list, { target: { value: "called" } });
	fireEvent.keyDown(list, { key: " " });
	fireEvent.change(list, { target: { value: "closed" } });
	expect(onChoose.mock.calls).toEqual([["called"], ["closed"]]);
});
