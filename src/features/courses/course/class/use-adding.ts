// State of the field for the address of a student. Nothing is cleared before the phone has saved it.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { enrolStudent } from "#features/courses/course/commands.ts";
import type { Adding, OpenCourse } from "#features/courses/course/queries.ts";
import { emailProblem } from "#features/courses/course/schema.ts";
import { useWords } from "#features/courses/course/words.ts";
import { useWhyNot } from "#refusals.ts";

/** @param work `correcting` is a refused addition whose address is in the field to be corrected */
export function useAdding(work: { detail: OpenCourse; correcting: Adding | null; onDone: () => void }) {
	const t = useWords();
	const { detail, correcting, onDone } = work;
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState<Problem | null>(null);
	/** The server is asked whose address it is. */
	const [asking, setAsking] = useState(false);
	const whyNot = useWhyNot();
	const write = (text: string) => {
		setTyped(text);
		setProblem(null);
	};
	useEffect(() => {
		if (!correcting) return;
		setTyped(correcting.body.email);
		field.current?.focus();
	}, [correcting]);
	const add = async (event: FormEvent) => {
		event.preventDefault();
		if (asking) return;
		const email = typed.trim();
		const wrong = emailProblem(email);
		const known = wrong ? { word: wrong } : alreadyThere(detail, email, correcting);
		field.current?.focus();
		setProblem(known);
		if (known) return;
		setAsking(true);
		try {
			const refused = await enrolStudent({
				course: detail.course,
				email,
				...(correcting ? { instead: correcting.id } : {}),
			});
			if (refused) setProblem({ refused });
			else {
				write("");
				onDone();
			}
		} catch {
			setProblem({ word: "enrol.notSaved" });
		}
		setAsking(false);
	};
	const said =
		problem && ("refused" in problem ? whyNot(problem.refused) : t(problem.word, { name: problem.name ?? "" }));
	return { field, typed, problem: said ?? undefined, asking, write, add };
}

/** Why the address in the field is not added: a word of ours, or what the server refused. */
type Problem =
	| {
			word: NonNullable<ReturnType<typeof emailProblem>> | "enrol.already" | "enrol.asked" | "enrol.notSaved";
			name?: string;
	  }
	| { refused: Parameters<ReturnType<typeof useWhyNot>>[0] };

/** Checked without the server: the student is in the class, or was added and not sent yet. */
function alreadyThere({ students, addings }: OpenCourse, email: string, correcting: Adding | null): Problem | null {
	const same = (other: string) => other.toLowerCase() === email.toLowerCase();
	const student = students.find((one) => same(one.email));
	if (student) return { word: "enrol.already", name: student.name || student.email };
	const asked = addings.some(({ id, body }) => id !== correcting?.id && same(body.email));
	return asked ? { word: "enrol.asked" } : null;
}
