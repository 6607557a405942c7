// The log of what admins did, as the server tells it. Never stored on the phone.
import { useState } from "react";
import * as z from "zod/mini";
import { askFor } from "#local/online.ts";
import { usePaged } from "#ui/loading/use-paged.ts";
import { useRemote } from "#ui/loading/use-remote.ts";

const id = z.pipe(
	z.number(),
	z.transform((number: number) => String(number)),
);

const logEntry = z.object({
	id,
	at: z.string(),
	/** The admin's name. */
	admin: z.string(),
	/** One of the names in words.en.ts; of a newer server perhaps another. */
	what: z.string(),
	/** The name of the person or the family it was done to; "" for a material. */
	about: z.string(),
	/**
	 * The role given, the status of the inquiry, the title of the course or the material, how many courses, or the fields that
	 * were edited, separated by spaces.
	 */
	detail: z.string(),
	/** The name of who led the course that was given; "" where that is not known, and of everything else. */
	before: z.string(),
	/** How many times this was done, one soon after the other, to as many people; `about` is the last of them. */
	lines: z.number(),
	/** The oldest of these lines; `id` is the newest. */
	first: id,
});
export type LogEntry = z.infer<typeof logEntry>;

const logPage = z.object({ page: z.number(), pages: z.number(), total: z.number(), items: z.array(logEntry) });

/** What an admin may choose to see. */
export const kinds = ["people", "courses", "inquiries", "materials"] as const;
export type AdminLogList = ReturnType<typeof useAdminLog>;

/** The newest first, everything or one of `kinds`. */
export function useAdminLog(wanted: boolean) {
	const [show, setShow] = useState("");
	const list = usePaged(
		`admin log ${show}`,
		(search, page) => askFor(logPage, "/api/lead/admin-log", { query: { show, search, page } }),
		wanted,
	);
	const showAll = () => {
		setShow("");
		list.showAll();
	};
	return { ...list, showAll, show, setShow };
}

/**
 * The lines of an entry that has many, the newest first.
 * @param search what the entry was found by: it has only the lines that match
 */
export const useLinesOf = ({ id, first }: LogEntry, search: string, wanted: boolean) =>
	useRemote(
		["lines of the admin log", first, id, search],
		async () => (await askFor(logPage, "/api/lead/admin-log", { query: { search, first, last: id } })).items,
		wanted,
	);
