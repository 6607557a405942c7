import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
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
	const icon = useRef<SVGSVGElement>(null);
	// The field was in sight before there were words below it, which may begin under the buttons that a dialog ends with.
	useEffect(() => {
		const words = icon.current?.parentElement;
		if (text && words && document.activeElement?.getAttribute("aria-describedby")?.includes(words.id))
			words.scrollIntoView({ block: "nearest" });
	}, [text]);
	return (
		<>
			<IconAlertCircle ref={icon} size={18} stroke={2} aria-hidden /> {text}
		</>
	);
}
