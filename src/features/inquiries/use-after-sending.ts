// What the form gives way to after a press: the inquiry as long as this page is open, on its way or with the centre.
import { useEffect, useRef, useState } from "react";
import type { Kept } from "./queries.ts";
import type { InquiryWords } from "./schema.ts";
import { shownHere } from "./shown-here.ts";

/**
 * `new` until the phone's list has it; from then on nowhere means that its writer took it back. `refused` until its words are
 * back in the form.
 */
type Stage = "new" | "waits" | "arrived" | "refused";
export type Pressed = Pick<InquiryWords, "parentName" | "email" | "phone"> & { id: string; stage: Stage };

/** So much may pass between the press and the answer without a word about waiting. */
const lateAfterMs = 3000;

export function useAfterSending(kept: Kept | undefined) {
	const [last, setLast] = useState<Pressed | null>(null);
	const refused = last?.stage === "refused";
	const pressed = refused ? null : last;
	// Of the state at that moment: the press for another child may have come since this was drawn.
	useEffect(() => {
		if (kept && pressed) setLast((now) => now && follow(now, kept));
	}, [kept, pressed]);
	const id = pressed?.id;
	const isThanked = useRef(false);
	useEffect(() => {
		if (pressed) isThanked.current = pressed.stage === "arrived";
	}, [pressed]);
	useEffect(() => {
		if (!id) return;
		const end = shownHere(id, "way");
		return () => {
			// Its notice may be due only now, and would thank once more.
			if (!isThanked.current) end();
		};
	}, [id]);
	return { pressed, refused, late: useLate(id), begin: setLast, end: () => setLast(null) };
}

function follow(pressed: Pressed, { unsent, arrived }: Kept): Pressed | null {
	const { id, stage } = pressed;
	const entry = unsent.find((one) => one.id === id);
	if (stage === "arrived") return pressed;
	if (arrived.includes(id)) return { ...pressed, stage: "arrived" };
	if (entry?.state === "failed") return { ...pressed, stage: "refused" };
	if (!entry) return stage === "waits" ? null : pressed;
	return stage === "waits" ? pressed : { ...pressed, stage: "waits" };
}

/** Whether it takes longer than an answer takes on a good line. */
function useLate(id: string | undefined): boolean {
	const [late, setLate] = useState(false);
	useEffect(() => {
		setLate(id !== undefined && !navigator.onLine);
		const timer = setTimeout(() => setLate(id !== undefined), lateAfterMs);
		return () => clearTimeout(timer);
	}, [id]);
	return late;
}
