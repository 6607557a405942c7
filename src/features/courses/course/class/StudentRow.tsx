// The button that removes is a plain one: nothing else here uses Mantine's ActionIcon, whose code and styles would be
// fetched for it.
import { IconChevronRight, IconUserMinus } from "@tabler/icons-react";
import type { Student } from "#features/courses/course/queries.ts";
import { useWords } from "#features/courses/course/words.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import classes from "./ClassList.module.css";

type StudentRowProps = {
	student: Student;
	onOpen: () => void;
	/** The id of what says why nobody can be removed now, or null. */
	why: string | null;
	onRemove: () => void;
};

// A student of the class; the row leads to what they have done in the course.
export function StudentRow({ student: { userId, name, email }, onOpen, why, onRemove }: StudentRowProps) {
	const t = useWords();
	const called = name || email || t("class.nameless");
	return (
		<li className={classes.item}>
			<div className={classes.student}>
				<button type="button" className={classes.toggle} onClick={onOpen}>
					<Portrait of={userId} called={name} kind="student" size={44} />
					<span className={classes.words}>
						<bdi className={classes.name}>{called}</bdi>
						{name && email ? (
							<span className={classes.email}>
								<EmailAddress email={email} />
							</span>
						) : null}
					</span>
					<IconChevronRight className={classes.arrow} size={20} stroke={2} aria-hidden />
				</button>
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
			</div>
		</li>
	);
}
