import { IconDeviceMobileDown } from "@tabler/icons-react";
import { useCallback, useRef } from "react";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import { install } from "./commands.ts";
import { useWords } from "./words.ts";

type InstallButtonProps = {
	tone?: "filled" | "outline" | "quiet";
	/** It was pressed and answered: what it stood in may be gone, and the focus with it. */
	onAnswered: () => void;
};

export function InstallButton({ tone = "filled", onAnswered }: InstallButtonProps) {
	const t = useWords();
	return (
		<ActionButton
			tone={tone}
			before={<IconDeviceMobileDown size={20} stroke={2} aria-hidden />}
			onClick={() => void install().then(onAnswered)}
		>
			{t("install")}
		</ActionButton>
	);
}

/** A place that stays when what stood in it goes: it takes the focus that would be lost. */
export function usePlace() {
	const place = useRef<HTMLDivElement>(null);
	const catchFocus = useCallback(() => {
		// After the next drawing it is known whether the button is still there.
		requestAnimationFrame(() => {
			if (isFocusLost()) place.current?.focus({ preventScroll: true });
		});
	}, []);
	return { place, catchFocus };
}
