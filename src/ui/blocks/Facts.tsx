import { Children, type ReactNode } from "react";
import classes from "./Facts.module.css";

// Facts side by side with a dot between them, and none where a line begins or ends.
export function Facts({ children }: { children: ReactNode }) {
	return (
		<span className={classes.facts}>
			{Children.map(children, (fact) =>
				fact ? (
					<>
						<span>{fact}</span>{" "}
					</>
				) : null,
			)}
		</span>
	);
}
