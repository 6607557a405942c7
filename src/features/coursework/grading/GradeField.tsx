import { useId } from "react";
import { westernDigits } from "#features/coursework/schema.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { FieldError } from "#ui/forms/FieldError.tsx";
import classes from "./GradeField.module.css";

type GradeFieldProps = {
	value: string;
	max: number;
	error: string | undefined;
	onChange: (grade: string) => void;
	onBlur: () => void;
};

// By hand: Mantine's NumberInput would take away what it cannot read, and nobody could say what is wrong with it.
// A number, but not `type=number`: that one hides "1,5" and ١٧ from us as an empty field, changes under a mouse wheel
// and takes "1e1". What was typed is seen as typed, and answered kindly.
export function GradeField({ value, max, error, onChange, onBlur }: GradeFieldProps) {
	const t = useWords();
	const id = useId();
	const number = /^\d+$/.test(value) ? Number(value) : undefined;
	return (
		<div className={classes.field}>
			<label className={classes.label} htmlFor={id}>
				{t("grading.grade")}
			</label>
			<div className={max > 99 ? `${classes.box} ${classes.wide}` : classes.box}>
				<input
					id={id}
					name="grade"
					className={classes.input}
					role="spinbutton"
					inputMode="numeric"
					autoComplete="off"
					maxLength={6}
					min={0}
					max={max}
					aria-valuemin={0}
					aria-valuemax={max}
					aria-valuenow={number}
					aria-invalid={error ? true : undefined}
					aria-describedby={`${id}-max${error ? ` ${id}-error` : ""}`}
					value={value}
					onChange={(event) => onChange(westernDigits(event.currentTarget.value))}
					onBlur={onBlur}
					onKeyDown={(event) => {
						const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
						if (!step) return;
						event.preventDefault();
						onChange(String(Math.min(max, Math.max(0, (number ?? 0) + step))));
					}}
				/>
				<span className={classes.max} id={`${id}-max`}>
					{t("grading.of", { max })}
				</span>
			</div>
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
