// The speed of a network line: bytes take time, one after the other, in each direction.

/** What passed: bytes on the wire each way, headers of requests and responses included, and the requests. */
export type Traffic = { up: number; down: number; total: number; requests: string[] };

/** One direction of a line. */
export class Lane {
	/** Bytes a second; null for no limit. */
	speed: number | null = null;
	private free = 0;

	/**
	 * Carries this many bytes in small portions and calls `portion` when each has arrived. The waiting is the line itself;
	 * it does not wait for something else to happen.
	 * @param broken asked before each portion; true ends the transport
	 * @returns whether everything arrived
	 */
	async carry(bytes: number, broken: () => boolean, portion: (from: number, to: number) => void = () => {}) {
		for (let from = 0; from < bytes; ) {
			if (broken()) return false;
			const to = this.speed === null ? bytes : Math.min(bytes, from + Math.max(1, Math.ceil(this.speed / 4)));
			await this.take(to - from);
			if (broken()) return false;
			portion(from, to);
			from = to;
		}
		return true;
	}

	private async take(bytes: number): Promise<void> {
		if (this.speed === null) return;
		const start = Math.max(performance.now(), this.free);
		this.free = start + (bytes / this.speed) * 1000;
		const wait = this.free - performance.now();
		if (wait > 0) await new Promise((next) => setTimeout(next, wait));
	}
}

/** The bytes of a head on the wire: first line, header lines, empty line. */
export function headBytes(firstLine: string, rawHeaders: string[]): number {
	const lines = rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part, "latin1"), 0);
	return Buffer.byteLength(firstLine) + 2 + lines + (rawHeaders.length / 2) * 4 + 2;
}
