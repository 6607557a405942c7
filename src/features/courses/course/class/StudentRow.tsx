// The button that removes is a plain one: nothing else here uses Mantine's ActionIcon, whose code and styles would be
// fetched for it.
import { IconUserMinus } from "@tabler/icons-react";
import type { Student } from "#features/courses/course/queries.ts";
import { useWords } from "#features/courses/course/words.ts";
import { Portrait } from "#ui/art/Person.tsx";
import classes from "./ClassList.module.css";

type StudentRowProps = {
	student: Student;
	/** The id of what says why nobody can be removed now, or null. */
	why: string | null;
	onRemove: () => void;
};

export function StudentRow({ student: { userId, name, email }, why, onRemove }: StudentRowProps) {
	const t = useWords();
	const called = name || email || t("class.nameless");
	return (
		<li className={classes.student}>
			<Portrait of={userId} called={name} kind="student" size={44} />
			<span className={classes.words}>
				<span className={classes.name} dir="auto">
					{called}
				</span>
				{name && email ? <Address email={email} /> : null}
			</span>
			<button
				type="button"
				className={classes.remove}
				aria-label={t("class.remove", { name: called })}
				aria-describedby={why ?? undefined}
				disabled={why !== null}
				onClick={onRemove}
			>
				<IconUserMinus size={20} stroke={2} aria-hidden />
			</button>
		</li>
	);
}

// A long address breaks after the @.
function Address({ email }: { email: string }) {
	const at = email.lastIndexOf("@") + 1;
	return (
		<span className={classes.email}>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</span>
	);
}
