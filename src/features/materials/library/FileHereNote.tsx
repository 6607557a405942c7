import { IconCheck, IconClock, IconWorld } from "@tabler/icons-react";
import { useComeByThemselves } from "#features/materials/offline/queries.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import classes from "./MaterialRow.module.css";
import type { FileHere } from "./queries.ts";
import { useWords } from "./words.ts";

type FileHereNoteProps = { file: FileHere | undefined; stopped: Stopped };

// Whether a file can be read now: with an icon, a word and a colour.
export function FileHereNote({ file, stopped }: FileHereNoteProps) {
	const t = useWords();
	const mayCome = useComeByThemselves() === "yes";
	if (file?.state === "here")
		return (
			<span className={`${classes.state} ${classes.here}`}>
				<IconCheck size={17} stroke={2.2} aria-hidden /> {t("here.whole")}
			</span>
		);
	if (file?.state === "coming" && stopped !== "ended") {
		const percent = Math.floor(file.share * 100);
		const going = mayCome || !file.byItself ? "here.coming" : "here.paused";
		return (
			<span className={`${classes.state} ${classes.waits}`}>
				<IconClock size={17} stroke={2.2} aria-hidden /> {t(stopped ? "here.waits" : going, { percent })}
			</span>
		);
	}
	if (!stopped) return null;
	return (
		<span className={`${classes.state} ${classes.waits}`}>
			<IconWorld size={17} stroke={2.2} aria-hidden /> {t(stopped === "ended" ? "here.ended" : "here.needs")}
		</span>
	);
}
