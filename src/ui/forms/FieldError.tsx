import { IconAlertCircle } from "@tabler/icons-react";
import classes from "./FieldError.module.css";

// What is wrong with a field, below it; the field names this id in `aria-describedby`.
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
	if (!text) return null;
	return (
		<p className={classes.error} id={id} role="alert">
			<ErrorWords text={text} />
		</p>
	);
}

export function ErrorWords({ text }: { text: string }) {
	return (
		<>
			<IconAlertCircle size={18} stroke={2} aria-hidden /> {text}
		</>
	);
}
