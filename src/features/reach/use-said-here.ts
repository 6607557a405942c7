// No notice repeats what the page says itself, where its author looks.
import { useEffect, useState } from "react";
import { type NoticeKind, sayOnPage } from "#local/notices.ts";

/**
 * As long as the component is on the page it says of this entry that it waits (`saved`), was sent or was refused. Not only while it has
 * the entry: a row that was sent has none any more, and its notice may be due a moment later.
 */
export function useSaidHere(what: NoticeKind, id: string | null | undefined): void {
	const [last, keep] = useState(id);
	if (id && id !== last) keep(id);
	useEffect(() => (last ? sayOnPage(last, what) : undefined), [last, what]);
}
