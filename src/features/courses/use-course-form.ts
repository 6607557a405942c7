// The four fields of a course from first key to commit: their draft, what is wrong with them, and how saving went.
// Nothing is cleared before the phone has it.
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
	/** What was kept of an earlier visit, "" for nothing. */
	kept: string;
	/** What the fields begin with otherwise. */
	fresh: Beginning;
	/** Puts the words on their way; throws when the phone could not keep them. */
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
			// Nothing is different: nothing is to be sent, and no draft stays behind.
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
