import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentProps } from "react";

type BusyButtonProps = ButtonProps & Omit<ComponentProps<"button">, keyof ButtonProps> & { busy: boolean };

// Stays focusable while its action runs (a disabled button loses the focus), but ignores further presses, and Enter in
// a field of its form.
export function BusyButton({ busy, onClick, ...button }: BusyButtonProps) {
	return (
		<Button
			{...button}
			data-disabled={busy}
			aria-disabled={busy}
			onClick={(event) => {
				if (busy) event.preventDefault();
				else onClick?.(event);
			}}
		/>
	);
}
