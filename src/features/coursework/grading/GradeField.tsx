import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { westernDigits } from "#i18n/digits.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { FieldError } from "#ui/forms/FieldError.tsx";
import { pointsText } from "#ui/points.ts";
import classes from "./GradeField.module.css";

type GradeFieldProps = {
	value: string;
	max: number;
	/** In which steps grades are given: 1, 0.5 or 0.25. */
	step: number;
	error: string | undefined;
	onChange: (grade: string) => void;
	onBlur: () => void;
};

// By hand: Mantine's NumberInput would take away what it cannot read, and nobody could say what is wrong with it.
// A number, but not `type=number`: that one hides "1,5" and ١٧ from us as an empty field, changes under a mouse wheel
// and takes "1e1". What was typed is seen as typed, and answered kindly.
export function GradeField({ value, max, step, error, onChange, onBlur }: GradeFieldProps) {
	const t = useWords();
	const id = useId();
	const lang = useLanguage();
	const number = /^\d+([.,]\d+)?$/.test(value) ? Number(value.replace(",", ".")) : undefined;
	const change = (by: number) => onChange(pointsText(Math.min(max, Math.max(0, (number ?? 0) + by * step)), lang));
	return (
		<div className={classes.field}>
			<label className={classes.label} htmlFor={id}>
				{t("grading.grade")}
			</label>
			<div className={classes.row}>
				<div className={classes.box}>
					<input
						id={id}
						name="grade"
						className={classes.input}
						role="spinbutton"
						inputMode={step === 1 ? "numeric" : "decimal"}
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
							const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
							if (!by) return;
							event.preventDefault();
							change(by);
						}}
					/>
					<span className={classes.max} id={`${id}-max`}>
						{t("grading.of", { max })}
					</span>
				</div>
				<Steps onStep={change} />
			</div>
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}

// Not among the stops of the Tab key: the arrows up and down do the same in the field.
function Steps({ onStep }: { onStep: (by: number) => void }) {
	const t = useWords();
	return (
		<>
			<button
				type="button"
				tabIndex={-1}
				className={classes.step}
				aria-label={t("grading.less")}
				onClick={() => onStep(-1)}
			>
				<IconMinus size={20} stroke={2} aria-hidden />
			</button>
			<button
				type="button"
				tabIndex={-1}
				className={classes.step}
				aria-label={t("grading.more")}
				onClick={() => onStep(1)}
			>
				<IconPlus size={20} stroke={2} aria-hidden />
			</button>
		</>
	);
}
