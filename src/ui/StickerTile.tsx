import type { ReactNode } from "react";
import { FreehandIcon, type PropName } from "./FreehandIcon.tsx";
import classes from "./StickerTile.module.css";

type StickerTileProps = {
	prop: PropName;
	/** Of the field, and of the drawing on the sticker. */
	field: string;
	accent: string;
	title: string;
	text?: string;
	/** A word in the corner. */
	tag?: ReactNode;
};

// One thing to do or to learn: a sticker on a coloured field, its name and a sentence. Stands in a list of its like.
export function StickerTile({ prop, field, accent, title, text, tag }: StickerTileProps) {
	return (
		<li className={classes.tile}>
			<div className={classes.field} style={{ background: field }}>
				<span className={classes.sticker}>
					<FreehandIcon name={prop} accent={accent} size={64} className={classes.prop ?? ""} />
				</span>
			</div>
			<h3>{title}</h3>
			{tag ? <p className={classes.tag}>{tag}</p> : null}
			{text ? <p className={classes.text}>{text}</p> : null}
		</li>
	);
}

/** Two beside each other on a phone, three on a desk. */
export function StickerGrid({ children }: { children: ReactNode }) {
	return <ul className={classes.grid}>{children}</ul>;
}
