// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BusyButton } from "./BusyButton.tsx";

afterEach(cleanup);

test("while it is busy it keeps the focus, and neither a press nor its form does it again", () => {
	const [press, send] = [vi.fn(), vi.fn((event: SubmitEvent) => event.preventDefault())];
	const inForm = (busy: boolean) => (
		<MantineProvider>
			<form onSubmit={(event) => send(event.nativeEvent)}>
				<BusyButton type="submit" busy={busy} onClick={press}>
					Send
				</BusyButton>
			</form>
		</MantineProvider>
	);
	const { rerender } = render(inForm(false));
	const button = screen.getByRole("button");
	button.focus();
	fireEvent.click(button);
	expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
	rerender(inForm(true));
	fireEvent.click(button);
	expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
	expect(button.getAttribute("aria-disabled")).toBe("true");
	expect(button.hasAttribute("disabled")).toBe(false);
	expect(document.activeElement).toBe(button);
	rerender(inForm(false));
	fireEvent.click(button);
	expect([press.mock.calls.length, send.mock.calls.length]).toEqual([2, 2]);
});
