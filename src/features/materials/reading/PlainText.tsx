import { useEffect, useState } from "react";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { CannotShow } from "./CannotShow.tsx";
import classes from "./PlainText.module.css";
import { type ReadFile, ReadingFrame } from "./ReadingFrame.tsx";
import { textOf } from "./text-of.ts";
import { useZoom } from "./use-zoom.ts";
import { useWords } from "./words.ts";

// A text as it is. Each line is written from the side of its own language.
export function PlainText({ name, bytes, onDownload }: ReadFile) {
	const t = useWords();
	const zoom = useZoom();
	const [read, setRead] = useState<Awaited<ReturnType<typeof textOf>>>();
	useEffect(() => {
		let over = false;
		textOf(bytes).then(
			(text) => {
				if (!over) setRead(text);
			},
			() => {
				if (!over) setRead(null);
			},
		);
		return () => {
			over = true;
		};
	}, [bytes]);
	if (read === null) return <CannotShow why="broken" onDownload={onDownload} />;
	return (
		<ReadingFrame name={name} zoom={zoom}>
			{read === undefined ? (
				<RuledSkeleton label={t("opening")} />
			) : (
				<div className={classes.paper} data-page>
					<div className={classes.text} dir="auto">
						{read.text}
					</div>
					{read.whole ? null : <p className={classes.cut}>{t("cut")}</p>}
				</div>
			)}
		</ReadingFrame>
	);
}
