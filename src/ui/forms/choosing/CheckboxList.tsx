import { memo, type ReactNode, useCallback, useId, useLayoutEffect, useRef } from "react";
import { FieldError } from "#ui/forms/FieldError.tsx";
import classes from "./CheckboxList.module.css";

type Row<Id> = { id: Id; title: string; note?: ReactNode; checked: boolean /** It stays as it is. */; fixed?: boolean };

type CheckboxListProps<Id> = {
	legend: string;
	rows: Row<Id>[];
	disabled?: boolean;
	/** Presses are ignored for a moment: a disabled box would lose the focus. */
	busy?: boolean;
	/** The id of what says why it is disabled. */
	describedBy?: string | undefined;
	error?: string | undefined;
	onCheck: (id: Id, checked: boolean) => void;
};

// Things to choose any number of, a row each.
export function CheckboxList<Id extends string>(props: CheckboxListProps<Id>) {
	const { legend, rows, disabled = false, busy = false, describedBy, error } = props;
	const id = useId();
	const latest = useRef(props);
	useLayoutEffect(() => {
		latest.current = props;
	});
	const check = useCallback((one: string, checked: boolean) => {
		const row = latest.current.rows.find(({ id }) => id === one);
		if (row) latest.current.onCheck(row.id, checked);
	}, []);
	return (
		<fieldset className={classes.checkboxes} aria-describedby={error ? id : undefined}>
			<legend className={classes.legend}>{legend}</legend>
			{rows.map((row) => (
				<Checkbox key={row.id} {...row} {...{ disabled, busy, describedBy }} invalid={Boolean(error)} onCheck={check} />
			))}
			<FieldError id={id} text={error} />
		</fieldset>
	);
}

type CheckboxProps = Row<string> & {
	disabled: boolean;
	busy: boolean;
	describedBy: string | undefined;
	invalid: boolean;
	onCheck: (id: string, checked: boolean) => void;
};

/** Hundreds of rows are not drawn anew for one of them. */
const Checkbox = memo(function OneCheckbox(props: CheckboxProps) {
	const { id, title, note, checked, fixed, disabled, busy, describedBy, invalid, onCheck } = props;
	return (
		<label className={classes.row}>
			<input
				type="checkbox"
				className={classes.box}
				checked={checked}
				disabled={disabled || fixed}
				aria-disabled={busy || undefined}
				aria-describedby={describedBy}
				aria-invalid={invalid || undefined}
				onChange={(event) => onCheck(id, event.currentTarget.checked)}
			/>
			<span className={classes.name}>
				<bdi>{title}</bdi> <span className={classes.note}>{note}</span>
			</span>
		</label>
	);
});
