import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentProps } from "react";

type BusyButtonProps = ButtonProps & Omit<ComponentProps<"button">, keyof ButtonProps> & { busy: boolean };

// Waits while what it was pressed for is being done, and keeps the focus meanwhile: disabled, it would lose it. Neither
// another press nor Enter in a field of its form does it twice.
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
