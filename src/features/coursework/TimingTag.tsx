import { Badge } from "@mantine/core";
import { IconClockCheck, IconClockExclamation, IconClockQuestion } from "@tabler/icons-react";
import type { TimingWord } from "./timing.ts";
import { useWords } from "./words.ts";

const looks = {
	missing: { Icon: IconClockExclamation, tone: "red" },
	late: { Icon: IconClockExclamation, tone: "red" },
	"sent-later": { Icon: IconClockCheck, tone: "green" },
	"clock-unsure": { Icon: IconClockQuestion, tone: "yellow" },
} as const;

// How an answer stands to its due date, for students and teachers alike: icon, word and tone together.
export function TimingTag({ word }: { word: TimingWord }) {
	const t = useWords();
	const { Icon, tone } = looks[word];
	return (
		<Badge component="span" color={tone} leftSection={<Icon size={17} stroke={2} aria-hidden />}>
			{t(`timing.${word}`)}
		</Badge>
	);
}
