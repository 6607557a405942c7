import { type ReactNode, useId } from "react";
import { FieldError } from "#ui/forms/FieldError.tsx";
import classes from "./Ticks.module.css";

type Row = { id: string; title: string; note?: ReactNode; ticked: boolean };

type TicksProps = {
	legend: string;
	rows: Row[];
	disabled?: boolean;
	error?: string | undefined;
	onTick: (id: string, ticked: boolean) => void;
};

// Things to choose any number of, a row each.
export function Ticks({ legend, rows, disabled = false, error, onTick }: TicksProps) {
	const id = useId();
	return (
		<fieldset className={classes.ticks} aria-describedby={error ? id : undefined}>
			<legend className={classes.legend}>{legend}</legend>
			{rows.map((row) => (
				<label key={row.id} className={classes.row}>
					<input
						type="checkbox"
						className={classes.box}
						checked={row.ticked}
						disabled={disabled}
						aria-invalid={error ? true : undefined}
						onChange={(event) => onTick(row.id, event.currentTarget.checked)}
					/>
					<span className={classes.name}>
						<bdi>{row.title}</bdi> <span className={classes.note}>{row.note}</span>
					</span>
				</label>
			))}
			<FieldError id={id} text={error} />
		</fieldset>
	);
}
