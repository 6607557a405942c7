// The fields of an inquiry, saved while they are typed in. They show the typed text until it is stored, and then the stored
// text, which may come from an earlier visit or another tab.
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { InquiryFields } from "#local/inquiries/draft.ts";
import { keepInquiryTyped } from "#local/inquiries/typed.ts";
import { wellFormed } from "#sync/text.ts";
import { useSaveDraft } from "#ui/forms/use-save-draft.ts";
import { fieldsOf } from "./fields.ts";
import { isProblem, problemsOf } from "./problems.ts";
import { type InquiryPlace, type Kept, loadInquiries } from "./queries.ts";
import type { InquiryInput, InquiryWords } from "./schema.ts";

export type Form = UseFormReturn<InquiryInput, unknown, InquiryWords>;

const fieldsIn = (form: Form, place: InquiryPlace): InquiryFields =>
	Object.fromEntries(fieldsOf[place.form].map((name) => [name, wellFormed(form.getValues(name) ?? "")]));

/** The fields as one text, "" when they are empty. */
const textOf = (fields: InquiryFields): string =>
	Object.values(fields).some((text) => text !== "") ? JSON.stringify(fields) : "";

export function useTyping(place: InquiryPlace, form: Form, kept: Kept | undefined) {
	const [text, setText] = useState("");
	const draft = useDraft(place, form);
	const read = () => fieldsIn(form, place);
	const write = (since = Date.now()) => {
		const next = textOf(read());
		setText(next);
		draft.keep(next, since);
	};
	const show = (fields: InquiryFields) => {
		form.reset(Object.fromEntries(fieldsOf[place.form].map((name) => [name, fields[name] ?? ""])));
		setText(textOf(fields));
	};
	const follow = ({ draft: stored }: Kept) => {
		if (!draft.follows(stored)) return;
		const fields = stored?.fields ?? {};
		if (textOf(read()) !== textOf(fields)) show(fields);
		const codes = stored?.problems ?? {};
		const problems = problemsOf(place.form, codes);
		for (const [field, message] of problems) form.setError(field, { message });
		if (problems.length === 0 && Object.keys(codes).length > 0) form.setError("root", { type: "refused" });
	};
	useBeginning(() => (textOf(read()) === "" ? undefined : write(openedAt())), kept, follow);
	return {
		/** Stores the content of the fields. */
		write: () => write(),
		read,
		empty: text === "",
		/** When the first key was pressed, or the page was opened if that was before this script came. */
		began: draft.began,
		/** Stores the fields a last time, and nothing more while the inquiry is being sent. */
		hold: draft.hold,
		/** Empties the fields, after their content was put in the outbox. */
		clear: () => {
			draft.done();
			show({});
		},
		/** When the content of the fields was stored (phone's clock, milliseconds); null while some of it is not. */
		savedAt: kept?.draft && text !== "" && textOf(kept.draft.fields) === text ? kept.draft.saved_at : null,
		failed: draft.failed,
	};
}

/** Saves the fields as a draft. */
function useDraft(place: InquiryPlace, form: Form) {
	const began = useRef(0);
	/** The typed text that is not stored yet. */
	const ahead = useRef<string | null>(null);
	const [save] = useState(() => () => keepInquiryTyped(place, fieldsIn(form, place), began.current));
	const { keep, flush, hold, done, failed } = useSaveDraft(save);
	return {
		began: () => began.current,
		hold: () => {
			// What src/start-typed.ts kept lies where the next page finds it until the same words are saved from here.
			flush();
			return hold();
		},
		failed,
		/** @param since when its writer began, if this is the first of it */
		keep: (text: string, since: number) => {
			if (began.current === 0) began.current = since;
			loadInquiries();
			ahead.current = text;
			keep(text);
		},
		done: () => {
			done();
			ahead.current = null;
			began.current = 0;
		},
		/** Whether the fields may show the stored text: everything typed in them is stored. */
		follows: (stored: Kept["draft"]): boolean => {
			if (ahead.current !== null && ahead.current !== (stored ? textOf(stored.fields) : "")) return false;
			ahead.current = null;
			if (stored) began.current = stored.began_at;
			return true;
		},
	};
}

/** What a slow line delayed would otherwise look as quick as a program (pb_hooks/lib/inquiries/spam-check.js). */
const openedAt = (): number => Math.round(performance.timeOrigin);

/**
 * @param early somebody may have typed, or the browser filled in, before this script was there
 * @param follow what is stored has changed
 */
function useBeginning(early: () => void, kept: Kept | undefined, follow: (kept: Kept) => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
	useEffect(early, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored is followed
	useEffect(() => {
		if (kept) follow(kept);
	}, [kept]);
}

/** What is wrong with a field, as a key of the words. */
export function problemIn(form: Form, name: keyof InquiryInput) {
	const message = form.formState.errors[name]?.message;
	return isProblem(message) ? message : null;
}
