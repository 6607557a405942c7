import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { arriveAt } from "#features/coursework/arrival.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { noteDeleted, useJustDeleted } from "./just-deleted.ts";

// Above the list that an assignment was deleted from: what is gone, and the way back.
export function DeletedNote({ onUndone }: { onUndone: () => void }) {
	const t = useWords();
	const deleted = useJustDeleted();
	const button = useRef<HTMLButtonElement>(null);
	// The pressed button is gone with its page.
	useEffect(() => {
		if (deleted) arriveAt(button.current);
	}, [deleted]);
	const undo = () => {
		if (deleted) orSayNotSaved(deleted.undo());
		noteDeleted(null);
		onUndone();
	};
	return (
		<CalmNote text={deleted && t("filing.deleted", { title: deleted.title })}>
			<Button ref={button} variant="default" size="sm" onClick={undo}>
				{t("filing.undo")}
			</Button>
		</CalmNote>
	);
}
