import classes from "./PointsBlock.module.css";

export function PointsBlock({ points, word }: { points: number; word: string }) {
	return (
		<p className={classes.block}>
			<span className={classes.number}>{points}</span> <span className={classes.word}>{word}</span>
		</p>
	);
}
