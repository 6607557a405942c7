import type { ReactNode } from "react";
import classes from "./Marker.module.css";

// The yellow highlighter under one phrase. At most one on a page, or it highlights nothing.
export function Marker({ children }: { children: ReactNode }) {
	return <span className={classes.marker}>{children}</span>;
}
