// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { notTwice } from "./not-twice.ts";

afterEach(cleanup);

function aForm() {
	const send = vi.fn((event: SubmitEvent) => event.preventDefault());
	render(
		<form onSubmit={(event) => send(event.nativeEvent)}>
			<button type="submit" onClick={notTwice}>
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
