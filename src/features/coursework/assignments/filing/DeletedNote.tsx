import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { arriveAt } from "#features/coursework/arrival.ts";
import { useEntryState } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { noteDeleted, useJustDeleted } from "./just-deleted.ts";

// Above the list that an assignment was deleted from: what is gone, or goes once the server knows, and the way back. What the
// server did not delete is in the list again, which says why.
export function DeletedNote({ onUndone }: { onUndone: () => void }) {
	const t = useWords();
	const deleted = useJustDeleted();
	const state = useEntryState(deleted?.entry ?? "");
	const isGone = deleted?.entry === null || state === "sent";
	const said = t(isGone ? "filing.deleted" : "filing.deleting", { title: deleted?.title ?? "" });
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
		<CalmNote text={deleted && state !== "failed" ? said : null}>
			<Button ref={button} variant="default" size="sm" onClick={undo}>
				{t("filing.undo")}
			</Button>
		</CalmNote>
	);
}
