import { type ReactNode, useId } from "react";
import { FieldError } from "#ui/forms/FieldError.tsx";
import classes from "./Ticks.module.css";

type Row<Id> = { id: Id; title: string; note?: ReactNode; ticked: boolean };

type TicksProps<Id> = {
	legend: string;
	rows: Row<Id>[];
	disabled?: boolean;
	/** Presses are ignored for a moment: a disabled box would lose the focus. */
	busy?: boolean;
	/** The id of what says why it is disabled. */
	describedBy?: string | undefined;
	error?: string | undefined;
	onTick: (id: Id, ticked: boolean) => void;
};

// Things to choose any number of, a row each.
export function Ticks<Id extends string>(props: TicksProps<Id>) {
	const { legend, rows, disabled = false, busy = false, describedBy, error, onTick } = props;
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
						aria-disabled={busy || undefined}
						aria-describedby={describedBy}
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
