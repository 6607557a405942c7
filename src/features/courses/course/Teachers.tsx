import { Fragment } from "react";
import classes from "./OpenCourse.module.css";
import type { Teacher } from "./queries.ts";
import { useWords } from "./words.ts";

// Who teaches a course, who leads it first. `hint`: how another teacher comes into it.
export function Teachers({ teachers, hint }: { teachers: Teacher[]; hint?: string | null }) {
	const t = useWords();
	if (teachers.length === 0) return null;
	return (
		<div>
			<p className={classes.teachers}>
				{t("teachers", { count: teachers.length })}{" "}
				{teachers.map(({ id, name }, at) => (
					<Fragment key={id}>
						{at > 0 ? ", " : null}
						<bdi>{name}</bdi>
					</Fragment>
				))}
			</p>
			{hint ? <p className={classes.hint}>{hint}</p> : null}
		</div>
	);
}
