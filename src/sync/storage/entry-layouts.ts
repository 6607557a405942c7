// Entries of the outbox as builds before this one stored them. An upgrade of the database renames their fields, and touches
// nothing that somebody wrote; so does opening sealed work, which no upgrade can read.

export const isOfFirstLayout = (row: object): boolean => Reflect.get(row, "v") === 1;

/** An entry as this build stores it. What is no entry of the first layout stays as it is. */
export function inTodaysLayout(row: object): object {
	if (!isOfFirstLayout(row)) return row;
	const { told = "nothing", homeless = false, answer = null, ...rest } = Object.fromEntries(Object.entries(row));
	return { ...rest, v: 2, notified: told, orphaned: homeless, refusal: answer };
}
