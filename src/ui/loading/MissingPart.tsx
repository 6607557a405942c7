import { useLayoutEffect, useRef } from "react";
import { useWords } from "#ui/words.ts";
import { MissingNote } from "./MissingNote.tsx";

// Shown where a part of a page could not be fetched. When the part replaces it, its button disappears, so the focus
// moves to the nearest focusable container.
export function MissingPart({ onAgain }: { onAgain: () => void }) {
	const t = useWords();
	const note = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const here = note.current;
		const holder = here?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
		return () => {
			if (here?.contains(document.activeElement)) holder?.focus({ preventScroll: true });
		};
	}, []);
	return (
		<div ref={note}>
			<MissingNote onAgain={onAgain}>
				<p role="status">{t("partMissing")}</p>
			</MissingNote>
		</div>
	);
}
