// State of the four fields of a course: their draft, their errors, and the result of saving. Nothing is cleared before the
// phone has saved it.
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { keeperOf } from "#local/save-draft.ts";
import { useSaveDraft } from "#ui/forms/use-save-draft.ts";
import { keepDraft } from "./commands.ts";
import { type Beginning, beginningOf, draftOf, sameCourse } from "./course-draft.ts";
import { type CourseForm, courseSchema } from "./schema.ts";

type CourseFormOptions = {
	draftKey: string;
	/** The draft of an earlier visit, "" for none. */
	kept: string;
	/** What the fields begin with otherwise. */
	fresh: Beginning;
	/** Puts the words in the outbox; throws when the phone could not save them. */
	commit: (words: CourseForm, replaces: string) => Promise<void>;
	onSaved: () => void;
	onFailed: () => void;
};

export function useCourseForm({ draftKey, kept, fresh, commit, onSaved, onFailed }: CourseFormOptions) {
	const [first] = useState(() => ({ fresh, ...beginningOf(kept, fresh) }));
	const [text, setText] = useState(kept);
	const form = useForm<CourseForm>({ resolver: zodResolver(courseSchema), defaultValues: first.words });
	const [save] = useState(() => keeperOf(draftKey));
	const { keep, hold, failed } = useSaveDraft(save);
	const write = () => {
		const next = draftOf(form.getValues(), first.fresh, first.replaces);
		setText(next);
		keep(next);
	};
	const submit = form.handleSubmit(async (words) => {
		hold();
		try {
			// Nothing was changed: nothing is sent, and the draft is removed.
			if (sameCourse(words, first.fresh.words)) await keepDraft(draftKey, "");
			else await commit(words, first.replaces);
		} catch {
			keep(text);
			onFailed();
			return;
		}
		form.reset(first.fresh.words);
		setText("");
		onSaved();
	});
	return {
		form,
		submit,
		/** Notes what the fields say now. */
		write,
		hold,
		/** What the draft should be; compare it with what is stored. */
		text,
		failed,
	};
}
