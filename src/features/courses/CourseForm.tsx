import { Button } from "@mantine/core";
import { useState } from "react";
import { toast } from "sonner";
import { shortClock } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { CourseFields } from "./CourseFields.tsx";
import classes from "./CourseForm.module.css";
import { keepDraft } from "./commands.ts";
import type { Beginning } from "./course-draft.ts";
import { useDraft } from "./queries.ts";
import type { CourseForm as Words } from "./schema.ts";
import { useCourseForm } from "./use-course-form.ts";
import { useWords } from "./words.ts";

type CourseFormProps = {
	draftKey: string;
	fresh: Beginning;
	submit: string;
	/** Said when the phone could not keep the words. */
	failure: string;
	/** The first field takes the focus when it opens. */
	focus?: boolean;
	/** Somebody writes in it. */
	onWrite?: () => void;
	commit: (words: Words, replaces: string) => Promise<void>;
	/** Closes the form; without it the form stays for the next course, from its first field. */
	onSaved?: () => void;
	/** Offers to give up what was typed, which comes as the draft it was ("" when nothing was). */
	onCancel?: (typed: string) => void;
};

// Writing a course, new or again. Drawn once it is known what an earlier visit left in the fields.
export function CourseForm(props: CourseFormProps) {
	const t = useWords();
	const draft = useDraft(props.draftKey);
	if (draft === undefined) return <RuledSkeleton label={t("loading")} />;
	return <Fields {...props} draft={draft} />;
}

type FieldsProps = CourseFormProps & { draft: { text: string; saved_at: number } | null };

function Fields({ draftKey, fresh, submit, failure, focus, onWrite, commit, onSaved, onCancel, draft }: FieldsProps) {
	const t = useWords();
	const stored = draft?.text ?? "";
	// How often it was emptied for the next course: only a field that is drawn again can take the focus.
	const [again, setAgain] = useState(0);
	const writing = useCourseForm({
		draftKey,
		kept: stored,
		fresh,
		commit,
		onSaved: () => (onSaved ? onSaved() : setAgain((times) => times + 1)),
		onFailed: () => toast.error(failure, { duration: Number.POSITIVE_INFINITY }),
	});
	const { form, text } = writing;
	const saved = text === stored;
	const cancel = async () => {
		writing.hold();
		await keepDraft(draftKey, "");
		onCancel?.(text);
	};
	const write = () => {
		onWrite?.();
		writing.write();
	};
	useAutofocus(() => form.setFocus("title"), focus ? again + 1 : again);
	return (
		<form className={classes.form} noValidate onSubmit={writing.submit} onChange={write}>
			<CourseFields form={form} saved={saved} />
			<DraftLine savedAt={saved && draft ? draft.saved_at : null} failed={writing.failed} />
			<div className={classes.actions}>
				<Button type="submit" disabled={form.formState.isSubmitting} onClick={ignoreDoubleClick}>
					{form.formState.isSubmitting ? t("form.submitting") : submit}
				</Button>
				{onCancel ? (
					<Button variant="default" onClick={() => orSayNotSaved(cancel())}>
						{t("cancel")}
					</Button>
				) : null}
			</div>
		</form>
	);
}

// "Draft saved 14:32", only while all that stands in the fields is saved.
function DraftLine({ savedAt, failed }: { savedAt: number | null; failed: boolean }) {
	const t = useWords();
	const saved = savedAt === null ? null : t("draft.saved", { time: shortClock(savedAt) });
	return (
		<div className={classes.draft}>
			{failed ? <StateNote state="failed" word={t("draft.failed")} /> : null}
			{saved && !failed ? <StateNote state="draft" word={saved} quiet /> : null}
		</div>
	);
}
