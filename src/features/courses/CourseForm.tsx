import { Button } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { toast } from "sonner";
import { shortClock } from "#ui/dates.ts";
import { RuledSkeleton } from "#ui/RuledSkeleton.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { CourseFields } from "./CourseFields.tsx";
import classes from "./CourseForm.module.css";
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
	commit: (words: Words, replaces: string) => Promise<void>;
	/** Closes the form; without it the form stays for the next course, from its first field. */
	onSaved?: () => void;
	/** Stands beside the button. */
	children?: ReactNode;
};

// Writing a course, new or again. Drawn once it is known what an earlier visit left in the fields.
export function CourseForm(props: CourseFormProps) {
	const t = useWords();
	const draft = useDraft(props.draftKey);
	if (draft === undefined) return <RuledSkeleton label={t("loading")} />;
	return <Fields {...props} draft={draft} />;
}

type FieldsProps = CourseFormProps & { draft: { text: string; saved_at: number } | null };

function Fields({ draftKey, fresh, submit, failure, focus, commit, onSaved, draft, children }: FieldsProps) {
	const t = useWords();
	const stored = draft?.text ?? "";
	const writing = useCourseForm({
		draftKey,
		kept: stored,
		fresh,
		commit,
		onSaved: () => (onSaved ? onSaved() : writing.form.setFocus("title")),
		onFailed: () => toast.error(failure, { duration: Number.POSITIVE_INFINITY }),
	});
	const { form, text } = writing;
	const { isSubmitting } = form.formState;
	const saved = text === stored;
	useEffect(() => {
		if (focus) form.setFocus("title");
	}, [focus, form]);
	return (
		<form className={classes.form} noValidate onSubmit={writing.submit} onChange={writing.write}>
			<CourseFields form={form} saved={saved} />
			<div className={classes.draft}>
				{writing.failed ? <StateNote state="failed" word={t("draft.failed")} /> : null}
				{saved && draft && !writing.failed ? (
					<StateNote state="draft" word={t("draft.saved", { time: shortClock(draft.saved_at) })} quiet />
				) : null}
			</div>
			<div className={classes.actions}>
				<Button type="submit" disabled={isSubmitting}>
					{isSubmitting ? t("form.submitting") : submit}
				</Button>
				{children}
			</div>
		</form>
	);
}
