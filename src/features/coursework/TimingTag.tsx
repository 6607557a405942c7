import { IconClockCheck, IconClockExclamation, IconClockQuestion } from "@tabler/icons-react";
import classes from "./TimingTag.module.css";
import type { TimingWord } from "./timing.ts";
import { useWords } from "./words.ts";

const icons = {
	missing: IconClockExclamation,
	late: IconClockExclamation,
	"sent-later": IconClockCheck,
	"clock-unsure": IconClockQuestion,
} as const;

// How an answer stands to its due date, for students and teachers alike: icon, word and tone together.
export function TimingTag({ word }: { word: TimingWord }) {
	const t = useWords();
	const Icon = icons[word];
	return (
		<span className={`${classes.tag} ${classes[word]}`}>
			<Icon size={17} stroke={2} aria-hidden />
			{t(`timing.${word}`)}
		</span>
	);
}
