import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { DraftSaved } from "#ui/feedback/DraftSaved.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { CourseFields } from "./CourseFields.tsx";
import classes from "./CourseForm.module.css";
import { type CourseForming, type CourseFormOptions, useCourseForm } from "./use-course-form.ts";
import { useWords } from "./words.ts";

type CourseFormProps = CourseFormOptions & {
	submit: string;
	/** The first field takes the focus when it opens. */
	focus?: boolean;
	/** Somebody writes in it. */
	onWrite?: () => void;
	/** Stands above the fields; `forming.moved` says that the course was changed since its writer began. */
	above?: (forming: CourseForming) => ReactNode;
	/** Stands below them. */
	below?: ReactNode;
	/** Offers to give up what was typed, and says so by `discarded`. */
	cancelling?: { discarded: string; onCancelled: () => void };
};

// Writing a course, new or again. Drawn once it is known what an earlier visit left in the fields.
export function CourseForm({ submit, focus = false, onWrite, above, below, cancelling, ...options }: CourseFormProps) {
	const t = useWords();
	const forming = useCourseForm(options);
	const { form, draft, done } = forming;
	const committing = forming.outcome === "committing";
	// After a course the form stays for the next one, from its first field.
	useAutofocus(
		() => form.current?.querySelector<HTMLElement>("[name=title]")?.focus(),
		focus && draft.ready ? done + 1 : done,
	);
	if (!draft.ready) return <RuledSkeleton label={t("loading")} />;
	return (
		<form
			className={classes.form}
			data-wide={cancelling !== undefined}
			ref={form}
			noValidate
			onSubmit={forming.onSubmit}
			onChange={onWrite}
		>
			{above?.(forming)}
			<CourseFields forming={forming} />
			{below}
			<div className={classes.draft}>
				{draft.failed ? <StateNote state="failed" word={t("draft.failed")} /> : <DraftSaved savedAt={draft.savedAt} />}
			</div>
			<div className={classes.actions}>
				<Button type="submit" disabled={committing || forming.moved} onClick={ignoreDoubleClick}>
					{committing ? t("form.submitting") : submit}
				</Button>
				{cancelling ? <CancelButton forming={forming} {...cancelling} /> : null}
			</div>
		</form>
	);
}

type CancelButtonProps = NonNullable<CourseFormProps["cancelling"]> & { forming: CourseForming };

function CancelButton({ forming, discarded, onCancelled }: CancelButtonProps) {
	const t = useWords();
	const cancel = async () => {
		await forming.discard(discarded);
		onCancelled();
	};
	return (
		<Button variant="default" onClick={() => orSayNotSaved(cancel())}>
			{t("cancel")}
		</Button>
	);
}
