import { useState } from "react";
import { tellWhyNot } from "#refusals.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { countCodePoints } from "#ui/forms/code-points.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import { changeInquiry } from "./commands.ts";
import classes from "./InquiryCard.module.css";
import type { Inquiry, Progress } from "./queries.ts";
import { useWords } from "./words.ts";

const longest = 5000;

type NotesProps = {
	inquiry: Inquiry;
	stopped: boolean;
	onChanged: (progress: Progress) => void;
	onUnclear: () => void;
};

// What the admins write about a family for each other. What is typed stays in the field until the server has it; what
// another admin saved meanwhile is shown beside it, and is not overwritten unseen.
export function Notes({ inquiry, stopped, onChanged, onUnclear }: NotesProps) {
	const t = useWords();
	/** What is typed, and the saved notes from which the typing began; null while nothing is typed. */
	const [typed, setTyped] = useState<{ text: string; from: string } | null>(null);
	const [busy, setBusy] = useState(false);
	const { notes } = inquiry;
	const text = typed?.text ?? notes;
	const tooLong = countCodePoints(text) > longest;
	const save = async () => {
		setBusy(true);
		try {
			const progress = await changeInquiry(inquiry, { notes: text });
			onChanged(progress);
			setTyped((now) => (now === null || now.text === text ? null : { ...now, from: progress.notes }));
		} catch (error) {
			tellWhyNot(error, { about: "inquiry", failed: t("failed") });
			onUnclear();
		}
		setBusy(false);
	};
	return (
		<div>
			<InkTextarea
				ink="plain"
				label={t("notes")}
				placeholder={t("notes.placeholder")}
				rows={2}
				value={text}
				limit={longest}
				left={(count) => (count < 0 ? t("notes.over", { count: -count }) : t("notes.left", { count }))}
				error={tooLong ? t("notes.tooLong") : undefined}
				onChange={(next) => setTyped(next === notes ? null : { text: next, from: typed?.from ?? notes })}
			/>
			<CalmNote text={typed && typed.from !== notes ? meanwhile(notes, t) : null} />
			{typed ? (
				<div className={classes.save}>
					<BusyButton size="sm" disabled={stopped || tooLong} busy={busy} onClick={() => void save()}>
						{busy ? t("notes.saving") : t("notes.save")}
					</BusyButton>
				</div>
			) : null}
		</div>
	);
}

const meanwhile = (notes: string, t: ReturnType<typeof useWords>) =>
	notes ? t("notes.meanwhile", { text: notes }) : t("notes.emptied");
