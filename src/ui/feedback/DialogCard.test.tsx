// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DialogCard } from "./DialogCard.tsx";

afterEach(cleanup);

test("a dialog closes with Escape, and stays when the browser's own window for choosing a file is put away", () => {
	const onClose = vi.fn();
	render(
		<DialogCard title="A class list" onClose={onClose}>
			<input type="file" aria-label="File" />
		</DialogCard>,
	);
	// Browsers say both by the same event, which rises through the page.
	fireEvent(screen.getByLabelText("File"), new Event("cancel", { bubbles: true }));
	expect(onClose).not.toHaveBeenCalled();
	fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
	expect(onClose).toHaveBeenCalledOnce();
});
