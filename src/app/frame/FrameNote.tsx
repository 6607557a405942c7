import { IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useWords } from "#app/words.ts";
import classes from "./FrameNote.module.css";

// A message of the frame itself, for when code could not be fetched: the code of a toast may be what is missing. After
// closing it the focus returns to where it was.
export function FrameNote({ onClose, children }: { onClose: () => void; children: ReactNode }) {
	const t = useWords();
	const [before] = useState(() => document.activeElement);
	const close = () => {
		if (before instanceof HTMLElement) before.focus({ preventScroll: true });
		onClose();
	};
	return (
		<div className={classes.note}>
			<div role="alert">{children}</div>
			<button type="button" aria-label={t("toast.close")} onClick={close}>
				<IconX size={20} stroke={2} aria-hidden />
			</button>
		</div>
	);
}
