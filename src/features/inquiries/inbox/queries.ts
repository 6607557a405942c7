// What the admins' inbox knows about inquiries. Fetched from the server each time and never stored on the phone.

import { useState } from "react";
import * as z from "zod/mini";
import { askFor } from "#local/online.ts";
import { date } from "#sync/storage/kept-shape.ts";
import { type Paged, usePaged } from "#ui/loading/use-paged.ts";
import { useRemote } from "#ui/loading/use-remote.ts";

/** How far the center is with a family. */
export const statuses = ["new", "called", "booked", "enrolled", "closed"] as const;
export type InquiryStatus = (typeof statuses)[number];
/** `open`: new, called or booked. `all`: without the suspects. `suspects`: looks like spam, and nobody called. */
export const shows = ["open", ...statuses, "all", "suspects"] as const;
export type Show = (typeof shows)[number];

/** `what`: the status that somebody chose, or a call that nobody answered. */
const step = z.object({ at: date, what: z.enum([...statuses, "no_answer"]), by: z.string() });

/** What an admin changes, and what the server notes about it. */
export const progress = z.object({
	status: z.enum(statuses),
	notes: z.string(),
	/** Whom the family writes about, as an admin learned it. */
	child_name: z.string(),
	/** It looks like spam to the server, unless an admin said otherwise. */
	suspect: z.boolean(),
	/** When an admin first took it up, and the admin's name; "" before. */
	called_at: date,
	called_by: z.string(),
	/** The newest first, at most twenty. */
	history: z.array(step),
	/** Names the state that was seen (commands.ts). */
	updated: z.string(),
});

export type Progress = z.infer<typeof progress>;

const inquiry = z.extend(progress, {
	id: z.string(),
	parent_name: z.string(),
	email: z.string(),
	phone: z.string(),
	/** "" in an inquiry from the join-us page. */
	student_name: z.string(),
	grade: z.string(),
	program_type: z.string(),
	message: z.string(),
	full_message: z.string(),
	language: z.enum(["en", "fr"]),
	created_at: date,
	/** Why it looked like spam when it came, "" when it did not. */
	doubts: z.string(),
	/** Nobody called within the hours that the site promises. */
	late: z.boolean(),
	/** The accounts that were made from it, the first one first. */
	made: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Inquiry = z.infer<typeof inquiry>;
export type Inbox = Paged<Inquiry>;

const counts = z.object({
	...{ open: z.number(), new: z.number(), late: z.number(), called: z.number(), booked: z.number() },
	...{ enrolled: z.number(), closed: z.number(), all: z.number(), suspects: z.number() },
});
export type InquiryCounts = z.infer<typeof counts>;

const inboxPage = z.object({
	page: z.number(),
	pages: z.number(),
	total: z.number(),
	counts,
	items: z.array(inquiry),
});

const askInbox = (show: Show, search: string, page: number) =>
	askFor(inboxPage, "/api/lead/inquiries", { query: { show, search, page } });

/** @returns what the server has of one inquiry now */
export const askInquiry = async (id: string): Promise<Inquiry | undefined> =>
	(await askFor(inboxPage, "/api/lead/inquiries", { query: { id } })).items[0];

/**
 * The inquiries of one kind: who waits longest for the first call, then what was touched last.
 * @param sought what is searched for at the beginning
 */
export const useInbox = (show: Show, wanted: boolean, sought: string): Inbox =>
	usePaged(`inquiries ${show}`, (search, page) => askInbox(show, search, page), wanted, sought);

/** How many there are of each kind. @param question a new one asks again */
export const useInquiryCounts = (question: string, wanted: boolean) =>
	useRemote(["inquiry counts", question], async () => (await askInbox("new", "", 1)).counts, wanted);

/**
 * Whether somebody has written since a list was fetched, which does not change by itself.
 * @param all how many inquiries there are, asked for now and then; undefined while unknown
 * @param at when the list came, 0 before
 */
export function useCame(all: number | undefined, at: number): boolean {
	const [seen, setSeen] = useState({ at: 0, all: 0 });
	if (at !== seen.at && all !== undefined) setSeen({ at, all });
	return all !== undefined && at === seen.at && all > seen.all;
}
