import type { ReactNode } from "react";
import classes from "./Stack.module.css";

// Sheets one below the other.
export function Stack({ children }: { children: ReactNode }) {
	return <div className={classes.stack}>{children}</div>;
}
