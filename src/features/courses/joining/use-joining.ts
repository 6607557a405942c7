// State of the code field: its text, its error, and the result of saving. With a network the server is asked first, so that
// a wrong code is said here; nothing is cleared before it is saved.
import { type FormEvent, useRef, useState } from "react";
import { joinCourse } from "#features/courses/commands.ts";
import { codeFrom, codeProblem } from "#features/courses/join-code.ts";
import { useWhyNot } from "#refusals.ts";
import { useWords } from "./words.ts";

type Joining = {
	/** What the field begins with. */
	code: string;
	/** The refused joining that is corrected. */
	instead: string | undefined;
	onDone: () => void;
};

export function useJoining({ code, instead, onDone }: Joining) {
	const t = useWords();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState(code);
	const [problem, setProblem] = useState<string>();
	/** The server is asked whether a course has this code. */
	const [asking, setAsking] = useState(false);
	const whyNot = useWhyNot();
	const write = (text: string) => {
		setTyped(text);
		setProblem(undefined);
	};
	const join = async (event: FormEvent) => {
		event.preventDefault();
		if (asking) return;
		const clean = codeFrom(typed);
		const wrong = codeProblem(clean);
		setProblem(wrong ? t(wrong, { count: clean.length }) : undefined);
		if (wrong) return field.current?.focus();
		setAsking(true);
		try {
			const refused = await joinCourse({ code: clean, ...(instead ? { instead } : {}) });
			if (!refused) return onDone();
			setProblem(whyNot(refused));
			field.current?.focus();
		} catch {
			setProblem(t("join.notSaved"));
		}
		setAsking(false);
	};
	return { field, typed, problem, asking, write, join };
}
