// The undo button in the short messages of the app.
import { waitFor, within } from "@testing-library/dom";
import type { App } from "./app.ts";

/** Presses the undo button of the one toast that has it; a toast that was pressed before is fading out and not meant. */
export async function pressUndo({ user }: App): Promise<void> {
	const button = await waitFor(() => {
		const toasts = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"]')];
		const [undo, ...others] = toasts.flatMap((toast) =>
			within(toast).queryAllByRole("button", { name: /^(Undo|Annuler)$/ }),
		);
		if (!undo || others.length > 0) throw new Error(`${others.length + (undo ? 1 : 0)} buttons to undo something`);
		return undo;
	});
	await user.click(button);
}
