import classes from "./FileBar.module.css";

type FileBarProps = {
	value: number;
	max: number;
	/** The id of what it is about; without one the words beside it say the same. */
	labelledBy?: string;
};

// How much of something is there, in bytes: of a file, or of the room for all of them.
export function FileBar({ value, max, labelledBy }: FileBarProps) {
	return (
		<progress
			className={classes.bar}
			aria-hidden={labelledBy === undefined}
			aria-labelledby={labelledBy}
			value={value}
			max={max}
		/>
	);
}
