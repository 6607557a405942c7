// The faults that somebody met: a request got them, a write was refused by a full storage, a battery died at a step. A
// fault that was only prepared proves nothing, so it is not counted.
import type { Fault } from "./faults.ts";

export type MetFault =
	| Fault
	| "battery dies"
	| "storage full"
	| "two tabs"
	| "frozen tab"
	| "clock ahead"
	| "clock behind"
	| "server put back"
	| "session ended";

export class Met {
	/** In the order in which they were met. */
	readonly faults: MetFault[] = [];

	note(fault: MetFault): void {
		if (fault !== "none") this.faults.push(fault);
	}

	/** @param clockError how much the clock of the phone that makes it differs */
	noteRequest(fault: Fault, clockError: number): void {
		this.note(fault);
		if (clockError !== 0) this.note(clockError > 0 ? "clock ahead" : "clock behind");
	}

	has(fault: MetFault): boolean {
		return this.faults.includes(fault);
	}
}
