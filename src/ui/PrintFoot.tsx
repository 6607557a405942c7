import { centre } from "#centre.ts";
import classes from "./PrintFoot.module.css";

// At the foot of every printed page: whose paper this is, and the address that leads back.
export function PrintFoot() {
	return (
		<p className={classes.foot} aria-hidden="true">
			{centre.name}, {centre.town} · {location.host}
		</p>
	);
}
