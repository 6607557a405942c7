import classes from "./RuledText.module.css";

// What a student wrote, on its lines. The browser decides the writing direction, so Arabic answers read from the right.
export function RuledText({ text, label }: { text: string; label?: string }) {
	return (
		<p className={classes.text} dir="auto" {...(label ? { "aria-label": label, role: "group" } : {})}>
			{text}
		</p>
	);
}
