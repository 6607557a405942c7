// How the server refuses one entry of a batch.
import type { Reply } from "#support/fakes/server.ts";

/** @param code why; without one it gives no reason */
export function refusalOf(index: number, code = ""): Reply {
	const response = { status: 400, message: "", data: code ? { field: { code, message: "" } } : {} };
	return { status: 400, body: { status: 400, message: "Batch failed", data: { requests: { [index]: { response } } } } };
}
