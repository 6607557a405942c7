import classes from "./Description.module.css";

// What is said of a material in a list, its beginning.
export function Description({ text }: { text: string }) {
	if (text === "") return null;
	return (
		<p className={classes.description} dir="auto">
			{text}
		</p>
	);
}
