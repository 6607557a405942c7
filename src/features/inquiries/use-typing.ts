// What stands in the fields of an inquiry, kept as it is typed. Typing leads until the phone has caught up; afterwards
// what is stored leads, so that the words of an earlier visit, or of another tab, are here.
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { InquiryFields } from "#data/inquiry-db.ts";
import { wellFormed } from "#data/text.ts";
import { useKeeping } from "#ui/use-keeping.ts";
import { fieldsOf } from "./fields.ts";
import { isProblem, problemsOf } from "./problems.ts";
import { type InquiryPlace, type Kept, wakeInquiries } from "./queries.ts";
import type { InquiryInput, InquiryWords } from "./schema.ts";

export type Form = UseFormReturn<InquiryInput, unknown, InquiryWords>;

/** The fields as one text, "" when nothing stands in them. */
const textOf = (fields: InquiryFields): string =>
	Object.values(fields).some((text) => text !== "") ? JSON.stringify(fields) : "";

export function useTyping(place: InquiryPlace, form: Form, kept: Kept | undefined) {
	const names = fieldsOf[place.form];
	const [text, setText] = useState("");
	/** What was typed here and is not stored yet. */
	const ahead = useRef<string | null>(null);
	const began = useRef(0);
	const [save] = useState(() => async () => {
		const { keepTyped } = await import("./commands.ts");
		await keepTyped(place, read(), began.current);
	});
	const { keep, hold, done, failed } = useKeeping(save);
	const read = (): InquiryFields =>
		Object.fromEntries(names.map((name) => [name, wellFormed(form.getValues(name) ?? "")]));

	const write = () => {
		if (began.current === 0) began.current = Date.now();
		wakeInquiries();
		const next = textOf(read());
		ahead.current = next;
		setText(next);
		keep(next);
	};
	const show = (fields: InquiryFields) => {
		form.reset(Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])));
		setText(textOf(fields));
	};

	// Somebody may have typed, or the browser filled in, before this script was there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
	useEffect(() => {
		if (textOf(read()) !== "") write();
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored is followed
	useEffect(() => {
		if (!kept) return;
		const stored = kept.draft ? textOf(kept.draft.fields) : "";
		if (ahead.current !== null) {
			if (ahead.current === stored) ahead.current = null;
			return;
		}
		if (kept.draft) began.current = kept.draft.began_at;
		if (textOf(read()) !== stored) show(kept.draft?.fields ?? {});
		for (const [field, message] of problemsOf(place.form, kept.draft?.problems ?? {}))
			form.setError(field, { message });
	}, [kept]);

	return {
		write,
		read,
		empty: text === "",
		/** When the first key was pressed. */
		began: () => began.current,
		/** Nothing is stored behind what is being put on its way. */
		hold,
		/** Stores what stands in the fields after all. */
		again: write,
		/** The words are on their way: the fields are free. */
		clear: () => {
			done();
			ahead.current = null;
			began.current = 0;
			show({});
		},
		/** When all that stands in the fields was stored, else null. */
		savedAt: kept?.draft && text !== "" && textOf(kept.draft.fields) === text ? kept.draft.saved_at : null,
		failed,
	};
}

/** What is wrong with a field, as a key of the words. */
export function problemIn(form: Form, name: keyof InquiryInput) {
	const message = form.formState.errors[name]?.message;
	return isProblem(message) ? message : null;
}
