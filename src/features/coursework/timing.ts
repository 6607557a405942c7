// Whether an answer came in time, in the words of SYNC.md section 5. A power cut never makes a student late: what
// counts is when Submit was pressed, as long as that clock can be trusted.
type Times = { submitted_at: string; received_at: string; clock_unsure: boolean };

export type Timing = "on-time" | "sent-later" | "late" | "clock-unsure" | "no-due-date";

/** How an answer stands to its due date. */
export function timingOf({ submitted_at, received_at, clock_unsure }: Times, due_at: string | null): Timing {
	if (due_at === null) return "no-due-date";
	// The minute written as due belongs to the student: due 23:59 lasts until midnight.
	const end = Date.parse(due_at) + 60_000;
	if (Date.parse(received_at) < end) return "on-time";
	if (clock_unsure) return "clock-unsure";
	return Date.parse(submitted_at) < end ? "sent-later" : "late";
}
