import type { ComponentProps, ReactNode } from "react";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import { Scene } from "#ui/art/Scene.tsx";
import classes from "./StickerTile.module.css";

type StickerTileProps = Pick<ComponentProps<typeof Scene>, "field" | "ground" | "colours"> & {
	prop: PropName;
	accent: string;
	title: string;
	text?: string;
	/** A word about some of them. */
	tag?: string;
};

// One thing to do or to learn: a sticker on a small scene, its name and a sentence. Stands in a StickerGrid.
export function StickerTile({ prop, accent, title, text, tag, ...scene }: StickerTileProps) {
	return (
		<li className={classes.tile}>
			<Scene {...scene} className={classes.scene ?? ""}>
				<span className={classes.sticker}>
					<FreehandIcon name={prop} accent={accent} size={64} className={classes.prop ?? ""} />
				</span>
			</Scene>
			<h3>{title}</h3>
			{tag ? <p className={classes.tag}>{tag}</p> : null}
			{text ? <p className={classes.text}>{text}</p> : null}
		</li>
	);
}

/** Two in a row on a phone, three on a wide screen. */
export function StickerGrid({ children }: { children: ReactNode }) {
	return <ul className={classes.grid}>{children}</ul>;
}
