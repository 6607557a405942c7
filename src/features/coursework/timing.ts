// Whether an answer came in time. A power cut never makes a student late: what counts is when Submit was pressed, as
// long as that clock can be trusted.
type Times = { submitted_at: string; received_at: string; clock_unsure: boolean };

type AnswerTiming = "on-time" | "sent-later" | "late" | "clock-unsure" | "no-due-date";
/** The timings that get a label. "On time" gets none. */
export type TimingWord = "sent-later" | "late" | "clock-unsure" | "missing";

// The minute written as due belongs to the student: due 23:59 lasts until midnight.
const endOf = (due_at: string): number => Date.parse(due_at) + 60_000;

/** An answer that was given back was handed in with its first try: the next ones come when they are asked for. */
type Tried = Times & { returns?: Times[] | undefined };

/** Whether an answer was in time for its due date. */
export function timingOf(answer: Tried, due_at: string | null): AnswerTiming {
	const { submitted_at, received_at, clock_unsure } = answer.returns?.[0] ?? answer;
	if (due_at === null) return "no-due-date";
	const end = endOf(due_at);
	if (Date.parse(received_at) < end) return "on-time";
	if (clock_unsure) return "clock-unsure";
	return Date.parse(submitted_at) < end ? "sent-later" : "late";
}

/** The same for an answer that still waits on the phone: what it will be, if it arrives at this moment or later. */
export const timingToBe = (answer: Omit<Tried, "received_at">, due_at: string | null, now: number): AnswerTiming =>
	timingOf({ ...answer, received_at: new Date(now).toISOString() }, due_at);

/** Whether what is handed in from now on is late. */
export const isPast = (due_at: string | null, now: number): boolean => due_at !== null && now >= endOf(due_at);

/** The label of an assignment without an answer. */
export const withoutAnswer = (due_at: string | null, now: number): "missing" | "not-yet" =>
	isPast(due_at, now) ? "missing" : "not-yet";

/** The word for a timing; null where there is nothing to say. */
export function wordOf(timing: AnswerTiming | "missing" | "not-yet"): TimingWord | null {
	return timing === "on-time" || timing === "no-due-date" || timing === "not-yet" ? null : timing;
}
