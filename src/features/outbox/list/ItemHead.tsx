import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import classes from "./ItemHead.module.css";
import type { ItemPlace } from "./item-place.ts";

export type Go = (place: ItemPlace) => void;

type ItemHeadProps = { title: string; about?: string[]; place: ItemPlace | null; onGo: Go };

// What a work is called; where it has a place on the dashboard, the way there.
export function ItemHead({ title, about = [], place, onGo }: ItemHeadProps) {
	const words = (
		<span className={classes.words}>
			<span className={classes.title} dir="auto">
				{title}
			</span>{" "}
			{about.length > 0 ? <span className={classes.about}>{about.filter(Boolean).join(" · ")}</span> : null}
		</span>
	);
	if (!place) return <div className={classes.head}>{words}</div>;
	const go = (event: MouseEvent) => {
		// In another tab, when that is what was asked for.
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		onGo(place);
	};
	return (
		<Link to={place.to} hash={place.hash} className={`${classes.head} ${classes.way}`} onClick={go}>
			{words}
			<IconChevronRight className={classes.arrow} size={20} stroke={2} aria-hidden />
		</Link>
	);
}
