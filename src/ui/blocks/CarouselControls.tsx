import { IconChevronLeft, IconChevronRight, IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useWords } from "#ui/words.ts";
import classes from "./Carousel.module.css";

type CarouselControlsProps = {
	slides: { key: string }[];
	shown: number;
	playing: boolean;
	onTurn: (way: "back" | "on") => void;
	onPlay: () => void;
};

export function CarouselControls({ slides, shown, playing, onTurn, onPlay }: CarouselControlsProps) {
	const t = useWords();
	return (
		<>
			<button type="button" aria-label={t("carousel.back")} onClick={() => onTurn("back")}>
				<IconChevronLeft size={20} aria-hidden />
			</button>
			<div className={classes.dots} aria-hidden="true">
				{slides.map(({ key }, at) => (
					<span key={key} data-shown={at === shown || undefined} />
				))}
			</div>
			<button type="button" aria-label={t(playing ? "carousel.pause" : "carousel.play")} onClick={onPlay}>
				{playing ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
			</button>
			<button type="button" aria-label={t("carousel.on")} onClick={() => onTurn("on")}>
				<IconChevronRight size={20} aria-hidden />
			</button>
		</>
	);
}
