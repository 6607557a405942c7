// The fields of a grade being given, with their draft. What is typed before the draft was read is shown at once, and joins the
// draft as soon as that is there.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { gradeDraft } from "#features/coursework/commands.ts";
import { type GradeDraft, parseGradeDraft, serializeGradeDraft } from "#features/coursework/grading/grade-draft.ts";
import type { GradingItem } from "#features/coursework/grading/queries.ts";
import { useDrafted } from "#features/drafting/use-drafted.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { draftAdder } from "#local/save-draft.ts";
import { pointsText } from "#ui/points.ts";

export function useGradeFields({ submission, refused }: GradingItem) {
	const draft = useDrafted(gradeDraft(submission.id));
	const [touched, setTouched] = useState(false);
	const [early, setEarly] = useState<{ change: Partial<GradeDraft>; forWords: string | undefined } | null>(null);
	// A refused grade names the text it was given for; any other was begun for the text shown then.
	const [first] = useState(refused?.about.seen ?? submission.text_body);
	const lang = useLanguage();
	const kept = refused ? wordsOf(refused, lang) : null;
	const stored = parseGradeDraft(draft.text);
	const untouched = !touched && draft.text === "" ? kept : null;
	const values = { ...(untouched ?? stored), ...early?.change };
	const empty = values.grade === "" && values.feedback === "";
	// Nothing was typed yet: the teacher reads the answer that is shown now.
	const begun = empty ? submission.text_body : ((untouched ? null : stored.seen) ?? first);
	const seen = early?.forWords ?? begun;

	const write = (change: Partial<GradeDraft>, forWords?: string) => {
		if (!draft.ready) {
			return setEarly((before) => ({
				change: { ...before?.change, ...change },
				forWords: forWords ?? before?.forWords,
			}));
		}
		setTouched(true);
		setEarly(null);
		draft.write(serializeGradeDraft({ ...values, ...change }, forWords ?? early?.forWords ?? seen));
	};
	const catchUp = useEffectEvent(() => {
		if (early) write({});
	});
	// Before the next key, which finds its grade complete.
	useLayoutEffect(() => {
		if (draft.ready) catchUp();
	}, [draft.ready]);

	const [add] = useState(() => draftAdder(gradeDraft(submission.id)));
	const leave = useEffectEvent(() => {
		const added = (text: string) => {
			const before = parseGradeDraft(text);
			return serializeGradeDraft({ ...((text === "" && kept) || before), ...early?.change }, before.seen ?? seen);
		};
		// A form that goes has no place to say that the phone could not save it.
		if (early) add(added).catch(() => undefined);
	});
	useEffect(() => () => leave(), []);
	return {
		draft,
		values,
		/** The answer that the grade was begun for. */
		seen,
		/** Changes fields, and with `forWords` the answer that they are for. */
		write,
		/** Writes the fields as they are shown: the grade that was made of them was not saved. */
		restore: () => draft.write(serializeGradeDraft(values, seen)),
		/** Something was typed here. */
		typed: early !== null || (touched && draft.text !== ""),
	};
}

/** What stood in the fields of what was refused. */
const wordsOf = ({ kind, body }: NonNullable<GradingItem["refused"]>, lang: Language): GradeDraft =>
	kind === "returnAnswer"
		? { grade: "", feedback: body.comment }
		: { grade: pointsText(body.grade, lang), feedback: body.feedback };
