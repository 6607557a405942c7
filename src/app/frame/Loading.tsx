import { useWords } from "#app/words.ts";
import classes from "./Loading.module.css";

// While a page loads. Silent for the first 300 ms, so that a fast page does not blink.
export function Loading() {
	const t = useWords();
	return (
		<div className={classes.loading} role="status">
			{t("loading")}
		</div>
	);
}
