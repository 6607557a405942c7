import classes from "./InkTextarea.module.css";

export function InkLabel({ label, optional }: { label: string; optional: string | undefined }) {
	return (
		<>
			{label}
			{optional ? <span className={classes.optional}> ({optional})</span> : null}
		</>
	);
}
