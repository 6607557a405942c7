// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ignoreDoubleClick, shieldBehind } from "./ignore-double-click.ts";

afterEach(() => {
	vi.useRealTimers();
	cleanup();
});

function aForm() {
	const send = vi.fn((event: SubmitEvent) => event.preventDefault());
	render(
		<form onSubmit={(event) => send(event.nativeEvent)}>
			<button type="submit" onClick={ignoreDoubleClick}>
				Send
			</button>
		</form>,
	);
	return { send, button: screen.getByRole("button") };
}

test("a double click sends a form once", () => {
	const { send, button } = aForm();
	fireEvent.click(button, { detail: 1 });
	fireEvent.click(button, { detail: 2 });
	expect(send).toHaveBeenCalledTimes(1);
});

test("a second press whose first half never arrived sends it", () => {
	const { send, button } = aForm();
	fireEvent.click(button, { detail: 2 });
	expect(send).toHaveBeenCalledTimes(1);
});

test("two presses one after the other, or by the keyboard, are two", () => {
	const { send, button } = aForm();
	fireEvent.click(button, { detail: 1 });
	fireEvent.click(button, { detail: 1 });
	fireEvent.click(button, { detail: 0 });
	expect(send).toHaveBeenCalledTimes(3);
});

function behindADialog() {
	const press = vi.fn();
	render(
		<button type="button" onClick={press}>
			Delete
		</button>,
	);
	return { press, button: screen.getByRole("button") };
}

test("the second half of a double click that closed a dialog neither presses nor focuses what lay behind it", () => {
	const { press, button } = behindADialog();
	shieldBehind();
	expect(fireEvent.mouseDown(button, { detail: 2 })).toBe(false);
	fireEvent.click(button, { detail: 2 });
	expect(press).not.toHaveBeenCalled();
});

test("what lay behind a dialog takes the next press, and after a second every press", () => {
	vi.useFakeTimers();
	const { press, button } = behindADialog();
	shieldBehind();
	fireEvent.mouseDown(button, { detail: 1 });
	fireEvent.click(button, { detail: 1 });
	fireEvent.click(button, { detail: 2 });
	expect(press).toHaveBeenCalledTimes(2);
	shieldBehind();
	vi.advanceTimersByTime(1000);
	fireEvent.click(button, { detail: 2 });
	expect(press).toHaveBeenCalledTimes(3);
});
