// A moment to come, from which alone the students of an assignment are to see it, though they see it already.
import { isScheduled } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { type OpeningFields, openingOf } from "./due.ts";
import { useAskedDay } from "./use-asked-day.ts";

const keyOf = ({ openDay, openTime }: OpeningFields) => `${openDay} ${openTime}`;

/** @param start the fields before anything was typed. @param isGiven whether its students see it already */
export function useHidingDay(
	fields: OpeningFields,
	start: OpeningFields,
	isGiven: boolean,
	write: (opening: OpeningFields) => void,
) {
	const t = useWords();
	const now = useCentreNow();
	const isOdd = isGiven && isScheduled({ opens_at: openingOf(fields) }, now);
	const leave = { label: t("hiding.leave"), answer: () => write(start) };
	const question = isOdd ? { text: t("hiding.ask"), keep: t("hiding.keep"), others: [leave] } : null;
	return useAskedDay({ key: keyOf(fields), start: keyOf(start), question });
}
