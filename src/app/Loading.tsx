import classes from "./Loading.module.css";
import { useWords } from "./words.ts";

// While a page loads. Silent for the first 300 ms, so that a fast page does not blink.
export function Loading() {
	const t = useWords();
	return (
		<div className={classes.loading} role="status">
			{t("loading")}
		</div>
	);
}
