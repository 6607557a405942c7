// One pull of a phone before the server in memory, and what it asked for.
import { id } from "#support/fakes/people.ts";
import { put } from "#support/fakes/state.ts";
import { shakeHands } from "#sync/handshake.ts";
import { pull } from "#sync/pull.ts";
import { writeWithSendLock } from "#sync/run.ts";
import type { OverheardPhone } from "./overheard.ts";

/** @returns what was asked after the handshake, in order: "courses: 2 rows", "users: all stamps", "handshake"; null when void */
export async function pullOnce(
	{ run, server }: OverheardPhone,
	also: Record<string, string[]> = {},
): Promise<string[] | null> {
	const met = await shakeHands(run);
	if (met.kind !== "passed") throw new Error("the handshake did not pass");
	const before = server.asked.length;
	const applyRows = await pull(run, met.handshake, also);
	if (applyRows === null) return null;
	await writeWithSendLock(run, applyRows);
	return server.asked.slice(before).map(({ path, filter, stampsOnly }) => {
		const [, name] = /collections\/(\w+)\//.exec(path) ?? [];
		if (!name) return path.split("/").at(-1) ?? "";
		const ids = filter.match(/\bid='/g)?.length ?? "all";
		return `${name}: ${ids} ${stampsOnly ? "stamps" : "rows"}`;
	});
}

/** A material of the library, which everybody sees, or what is said of it anew. */
export function shareMaterial({ server }: Pick<OverheardPhone, "server">, title: string): string {
	const said = { title, subject: "Math", grade: "7", description: "", course_id: "", assignment_id: "" };
	const file = { file_path: "fractions.pdf", size: 12, created_by: "", created_at: "2026-11-18 12:05:00.000Z" };
	return put(server.state, "materials", { id: id("material"), ...said, ...file }, {}).id;
}
