import type { ComponentProps } from "react";
import classes from "./CardButton.module.css";

// The title of a card, as a button that the whole card presses: the nearest positioned element around it, which says its
// own `--card-radius`. What else can be pressed on the card lies above.
export const CardButton = ({ className = "", ...props }: ComponentProps<"button">) => (
	<button type="button" className={`${classes.button} ${className}`} {...props} />
);
