// One inquiry from the first key to the phone's outbox.
import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import type { InquiryForm } from "#local/inquiries/draft.ts";
import { shieldBehind } from "#ui/forms/ignore-double-click.ts";
import { shownPhone } from "#ui/phone-number.ts";
import { fieldsOf } from "./fields.ts";
import { failureOf } from "./outcome.ts";
import { isProblem, problemsOf } from "./problems.ts";
import { type InquiryPlace, inquiryAuthor, type Kept, useKept } from "./queries.ts";
import { type InquiryInput, type InquiryWords, schemas } from "./schema.ts";
import { shownHere } from "./shown-here.ts";
import { useAfterSending } from "./use-after-sending.ts";
import { type Form, useTyping } from "./use-typing.ts";
import { say } from "./words.ts";

/** A press on an empty form within so many milliseconds after a sent one is the second half of a double click. */
const oneClick = 1000;

export function useInquiry(kind: InquiryForm, onTaken: () => void) {
	const [place] = useState(() => ({ form: kind, author: inquiryAuthor() }));
	const form = useForm<InquiryInput, unknown, InquiryWords>({ resolver: zodResolver(schemas[kind]) });
	const kept = useKept(place);
	const typing = useTyping(place, form, kept);
	const [notSaved, setNotSaved] = useState(false);
	const takenAt = useRef(Number.NEGATIVE_INFINITY);
	const after = useAfterSending(kept);
	const problemPlace = useRef<HTMLDivElement>(null);
	useRestoreRefused(kept);
	useLookAtRefusal({ after, form, kind, problemPlace });
	const clear = () => {
		setNotSaved(false);
		typing.clear();
	};

	const press = form.handleSubmit(async (words) => {
		try {
			const { kind, id } = await put(words, { place, form, typing });
			after.begin({ ...words, id, stage: kind === "sent" ? "arrived" : "new" });
		} catch {
			typing.write();
			setNotSaved(true);
			return;
		}
		takenAt.current = performance.now();
		clear();
		shieldBehind();
		onTaken();
	});
	return {
		place,
		form,
		kept,
		typing,
		notSaved,
		/** What the form says went wrong, as long as it is so; empty for nothing. */
		problem: notSaved ? failureOf(kind) : problemOf(kind, form.formState.errors),
		problemPlace,
		/** Empties the fields, and what was wrong with them is over. */
		clear,
		after,
		/** Another inquiry of the same person, for a brother or sister. */
		again: () => {
			const { pressed } = after;
			after.end();
			if (!pressed || !typing.empty) return;
			for (const name of ["parentName", "email"] as const) form.setValue(name, pressed[name]);
			form.setValue("phone", shownPhone(pressed.phone));
			typing.write();
		},
		press: (event: SubmitEvent<HTMLFormElement>) => {
			event.preventDefault();
			const again = typing.empty && performance.now() - takenAt.current < oneClick;
			if (!again) void press(event);
		},
	};
}

export type Inquiring = ReturnType<typeof useInquiry>;

type Putting = { place: InquiryPlace; form: Form; typing: ReturnType<typeof useTyping> };

/** Puts the inquiry in the outbox or sends it; throws when neither the phone nor the centre took it. */
async function put(words: InquiryWords, { place, form, typing }: Putting) {
	const { sendInquiry } = await import("./commands.ts");
	await typing.hold();
	const end = await sendInquiry({ ...place, words, began_at: typing.began() });
	if (end.kind === "refused") {
		for (const [field, message] of problemsOf(place.form, end.problems)) form.setError(field, { message });
		throw new Error("refused");
	}
	return end;
}

/**
 * What is said of wrong fields: that there are some, and in a request, which names one, what is wrong with the first. What was
 * refused for no field's sake has failed.
 */
function problemOf(kind: InquiryForm, errors: FieldErrors<InquiryInput>): string {
	const [first] = fieldsOf[kind].map((name) => errors[name]?.message).filter(isProblem);
	if (first) return say(kind === "join-us" ? "joinUs.fix" : first);
	return errors.root ? failureOf(kind) : "";
}

/** Puts the words of a refused inquiry back into the fields, as soon as the fields are empty. */
function useRestoreRefused(kept: Kept | undefined) {
	useSayRefusals(kept?.draft ? [] : (kept?.unsent ?? []).map(({ id }) => id));
	const refused = kept?.draft
		? undefined
		: kept?.unsent.find(({ state, notified }) => state === "failed" && notified === "end");
	const id = refused?.id;
	useEffect(() => {
		if (!id) return;
		// The words stay with the refused inquiry until the next visit.
		const later = (error: unknown) => console.warn("inquiries", error);
		void import("./commands.ts").then(({ takeBack }) => takeBack(id)).catch(later);
	}, [id]);
}

/** The form says itself that these are refused, if they are: their words come back into it. */
function useSayRefusals(ids: string[]): void {
	const list = ids.join(" ");
	useEffect(() => {
		if (list === "") return;
		const ends = list.split(" ").map((id) => shownHere(id, "refusal"));
		return () => {
			for (const end of ends) end();
		};
	}, [list]);
}

type Refusal = {
	after: ReturnType<typeof useAfterSending>;
	form: Form;
	kind: InquiryForm;
	problemPlace: RefObject<HTMLElement | null>;
};

/**
 * Whoever has pressed gets the form back with the focus on what is wrong with it: it was on what stood in the form's place.
 * Whoever has gone on to another field or button keeps it.
 */
function useLookAtRefusal({ after: { refused, end }, form, kind, problemPlace }: Refusal): void {
	const { errors } = form.formState;
	// After every drawing: the words and what is wrong with them come one after the other.
	useEffect(() => {
		const wrong = fieldsOf[kind].find((name) => errors[name]);
		if (!refused || !(wrong || errors.root)) return;
		end();
		if (document.activeElement?.matches("a, button, input, select, textarea, summary")) return;
		if (wrong) form.setFocus(wrong);
		else problemPlace.current?.focus();
	});
}
