import { memo, type ReactNode, useCallback, useId, useLayoutEffect, useRef } from "react";
import { FieldError } from "#ui/forms/FieldError.tsx";
import classes from "./Ticks.module.css";

type Row<Id> = { id: Id; title: string; note?: ReactNode; ticked: boolean /** It stays as it is. */; fixed?: boolean };

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
	const { legend, rows, disabled = false, busy = false, describedBy, error } = props;
	const id = useId();
	const latest = useRef(props);
	useLayoutEffect(() => {
		latest.current = props;
	});
	const tick = useCallback((one: string, ticked: boolean) => {
		const row = latest.current.rows.find(({ id }) => id === one);
		if (row) latest.current.onTick(row.id, ticked);
	}, []);
	return (
		<fieldset className={classes.ticks} aria-describedby={error ? id : undefined}>
			<legend className={classes.legend}>{legend}</legend>
			{rows.map((row) => (
				<Tick key={row.id} {...row} {...{ disabled, busy, describedBy }} invalid={Boolean(error)} onTick={tick} />
			))}
			<FieldError id={id} text={error} />
		</fieldset>
	);
}

type TickProps = Row<string> & {
	disabled: boolean;
	busy: boolean;
	describedBy: string | undefined;
	invalid: boolean;
	onTick: (id: string, ticked: boolean) => void;
};

/** Hundreds of rows are not drawn anew for one of them. */
const Tick = memo(function OneTick(props: TickProps) {
	const { id, title, note, ticked, fixed, disabled, busy, describedBy, invalid, onTick } = props;
	return (
		<label className={classes.row}>
			<input
				type="checkbox"
				className={classes.box}
				checked={ticked}
				disabled={disabled || fixed}
				aria-disabled={busy || undefined}
				aria-describedby={describedBy}
				aria-invalid={invalid || undefined}
				onChange={(event) => onTick(id, event.currentTarget.checked)}
			/>
			<span className={classes.name}>
				<bdi>{title}</bdi> <span className={classes.note}>{note}</span>
			</span>
		</label>
	);
});
