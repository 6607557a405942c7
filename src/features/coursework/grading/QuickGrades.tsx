import { useWords } from "#features/coursework/teaching-words.ts";
import classes from "./GradeForm.module.css";
import { quickGrades } from "./quick-grades.ts";

type QuickGradesProps = { max: number; value: string; onPick: (grade: number) => void };

export function QuickGrades({ max, value, onPick }: QuickGradesProps) {
	const t = useWords();
	return (
		<fieldset className={classes.quick} aria-label={t("grading.quick")}>
			{quickGrades(max).map((grade) => (
				<button
					key={grade}
					type="button"
					className={classes.number}
					aria-pressed={value === String(grade)}
					onClick={() => onPick(grade)}
				>
					{grade}
				</button>
			))}
		</fieldset>
	);
}
