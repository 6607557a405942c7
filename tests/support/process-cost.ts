// What a piece of work costs a process: its processor time, which other programs on the machine do not lengthen, and the
// memory it used. Linux only, like the servers of the tests.
import { readFileSync, writeFileSync } from "node:fs";

interface Cost {
	/** Milliseconds of processor time, of all its threads, in steps of 10. */
	processor: number;
	/** Megabytes of memory at its peak, above those at the start. */
	memory: number;
}

/** @returns milliseconds of processor time that the process has used since its start */
export function processorTime(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
	// The name in brackets may contain blanks; utime and stime are the 14th and 15th field, in hundredths of a second.
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** @returns a line of /proc/PID/status such as VmRSS or VmHWM, in megabytes */
function memoryOf(pid: number, line: "VmRSS" | "VmHWM"): number {
	const kilobytes = new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
	return Number(kilobytes) / 1024;
}

/** Runs the work and returns what it cost the process. */
export async function costOf(pid: number, work: () => Promise<unknown>): Promise<Cost> {
	writeFileSync(`/proc/${pid}/clear_refs`, "5"); // resets the peak of its memory
	const [memory, processor] = [memoryOf(pid, "VmRSS"), processorTime(pid)];
	await work();
	return { processor: processorTime(pid) - processor, memory: memoryOf(pid, "VmHWM") - memory };
}
