import { useEffect, useRef, useState } from "react";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { countCodePoints } from "#ui/forms/code-points.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import { backToField } from "./back-to-field.ts";
import classes from "./InquiryCard.module.css";
import type { TypedWords } from "./typed-words.ts";
import { useWords } from "./words.ts";

const longest = 5000;

type NotesProps = TypedWords & {
	saved: string;
	stopped: boolean;
	busy: boolean;
	onSave: (change: { notes: string }) => Promise<void>;
};

// What the admins write about a family for each other. What is typed stays in the field until the server has it; what was
// saved elsewhere meanwhile is shown beside it, and is not overwritten unseen.
export function Notes({ saved, typed, onType, stopped, busy, onSave }: NotesProps) {
	const t = useWords();
	const text = typed?.text ?? saved;
	const open = text !== saved;
	const [done, setDone] = useState(false);
	// Saved, here or by the answer that was lost: from now on what others write is shown. Not while a save is on its way: a
	// field that was cleared meanwhile would show what is saved then.
	useEffect(() => {
		if (typed?.text !== saved || busy) return;
		onType(null);
		setDone(true);
	}, [typed, saved, busy, onType]);
	const tooLong = countCodePoints(text) > longest;
	const place = useRef<HTMLDivElement>(null);
	const save = async () => {
		await onSave({ notes: text });
		backToField(place.current);
	};
	return (
		<div className={classes.notes} ref={place}>
			<InkTextarea
				ink="plain"
				label={t("notes")}
				placeholder={t("notes.placeholder")}
				rows={2}
				value={text}
				limit={longest}
				left={(count) => (count < 0 ? t("notes.over", { count: -count }) : t("notes.left", { count }))}
				error={tooLong ? t("notes.tooLong") : undefined}
				onChange={(next) => {
					setDone(false);
					onType(next === saved && !busy ? null : { text: next, from: open && typed ? typed.from : saved });
				}}
			/>
			<CalmNote text={open && typed && typed.from !== saved ? meanwhile(saved, t) : null} />
			{open ? (
				<div className={classes.save}>
					<BusyButton size="sm" disabled={stopped || tooLong} busy={busy} onClick={() => void save()}>
						{busy ? t("notes.saving") : t("notes.save")}
					</BusyButton>
				</div>
			) : null}
			{/* In the place of the button, and as high: the card does not jump. */}
			<p role="status" className={done && !open ? classes.saved : classes.unsaid}>
				{done && !open ? t("notes.saved") : null}
			</p>
		</div>
	);
}

const meanwhile = (saved: string, t: ReturnType<typeof useWords>) =>
	saved ? t("notes.meanwhile", { text: saved }) : t("notes.emptied");
