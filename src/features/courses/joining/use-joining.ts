// State of the code field: its text, its error, and the result of saving. Nothing is cleared before the phone has saved
// it.
import { type FormEvent, useRef, useState } from "react";
import { joinCourse } from "#features/courses/commands.ts";
import { codeFrom, codeProblem } from "#features/courses/join-code.ts";
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
	const write = (text: string) => {
		setTyped(text);
		setProblem(undefined);
	};
	const join = async (event: FormEvent) => {
		event.preventDefault();
		const clean = codeFrom(typed);
		const wrong = codeProblem(clean);
		setProblem(wrong ? t(wrong, { count: clean.length }) : undefined);
		if (wrong) return field.current?.focus();
		try {
			await joinCourse({ code: clean, ...(instead ? { instead } : {}) });
			onDone();
		} catch {
			setProblem(t("join.notSaved"));
		}
	};
	return { field, typed, problem, write, join };
}
