// The time of a history.

/** True time, the same for all; a phone's clock differs by its error. */
export class Clock {
	now = Date.UTC(2026, 10, 20, 8);
}
