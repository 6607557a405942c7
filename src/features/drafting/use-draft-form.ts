// A form of several fields whose words are a draft until they are put in the outbox: its draft, what is wrong in it, and
// the result of saving.
import { useEffect, useRef, useState } from "react";
import { useCommitting } from "./use-committing.ts";
import { useDraftedFields } from "./use-drafted-fields.ts";

type DraftFormOptions<Fields> = {
	draftKey: string;
	/** The content of the fields before anything is typed. */
	start: Fields;
	/** Names the version of the row that they show; "" for a new one. */
	onto: string;
	/** Said when the phone could not save it. */
	failure: string;
};

/** `Problems` says what is wrong, by field. */
export function useDraftForm<Fields extends Record<string, string>, Problems extends object>({
	draftKey,
	start,
	onto,
	failure,
}: DraftFormOptions<Fields>) {
	const form = useRef<HTMLFormElement>(null);
	const drafted = useDraftedFields(draftKey, start, onto);
	const committing = useCommitting({ draft: drafted.draft, restore: () => drafted.write({}), failure });
	const [problems, setProblems] = useState<Partial<Problems>>({});
	useEffect(() => {
		if (Object.values(problems).some(Boolean)) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [problems]);
	return {
		...drafted,
		...committing,
		/** For the form's `ref`: the first field with a problem takes the focus. */
		form,
		problems,
		setProblems,
		write: (change: Partial<Fields>) => {
			setProblems({});
			drafted.write(change);
		},
	};
}
