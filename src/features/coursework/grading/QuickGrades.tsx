import { useWords } from "#features/coursework/teaching-words.ts";
import classes from "./QuickGrades.module.css";

type QuickGradesProps = { className?: string; max: number; value: string; onPick: (grade: string) => void };

// The scale, one press for a grade.
export function QuickGrades({ className = "", max, value, onPick }: QuickGradesProps) {
	const t = useWords();
	return (
		<fieldset className={`${classes.scale} ${className}`} aria-label={t("grading.quick")}>
			{quickGrades(max).map((grade) => (
				<button
					key={grade}
					type="button"
					className={classes.number}
					aria-pressed={value === String(grade)}
					onClick={() => onPick(String(grade))}
				>
					{grade}
				</button>
			))}
		</fieldset>
	);
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100];

/** The whole scale of `max` points in at most twelve numbers, ascending: 0, 2, …, 20 or 0, 10, …, 100. */
export function quickGrades(max: number): number[] {
	const step = steps.find((one) => max / one <= 10) ?? 100;
	const scale = Array.from({ length: Math.floor(max / step) + 1 }, (_, at) => at * step);
	return max % step === 0 ? scale : [...scale, max];
}
