import { CalmNote } from "#ui/CalmNote.tsx";
import { isPast } from "./timing.ts";
import { useCentreNow } from "./use-centre-now.ts";
import { useWords } from "./words.ts";

// Beside a button that hands in once more: a new answer has a new time.
export function LateChange({ due_at }: { due_at: string | null }) {
	const t = useWords();
	return <CalmNote text={isPast(due_at, useCentreNow()) ? t("submitted.changeIsLate") : null} />;
}
