import { useWords } from "#ui/words.ts";
import { StateNote } from "./StateNote.tsx";

/** Why the server cannot be asked now: no network, or the sign-in has ended. Null when it can. */
export type Stopped = "offline" | "ended" | null;

// Says so in a dialog, where a notice of the page is out of sight.
export function StoppedNote({ stopped }: { stopped: Stopped }) {
	const t = useWords();
	return <div role="status">{stopped ? <StateNote state="queued" word={t(`stopped.${stopped}`)} quiet /> : null}</div>;
}
