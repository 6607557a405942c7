import { FreehandIcon, type PropName } from "./FreehandIcon.tsx";
import classes from "./Sticker.module.css";

type StickerProps = { prop: PropName; accent?: string; turn?: number; left: number; top: number };

// A white tile with a prop, stuck on a scene: `left` and `top` in percent of it, `turn` in degrees (4 to 8).
export function Sticker({ prop, accent = "#2c46e2", turn = -6, left, top }: StickerProps) {
	return (
		<span className={classes.sticker} style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}>
			<FreehandIcon name={prop} accent={accent} size={46} className={classes.prop ?? ""} />
		</span>
	);
}
