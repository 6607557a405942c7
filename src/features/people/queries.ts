// What the admin dashboard knows about people. Fetched from the server each time and never stored on the phone.
import { useEffect, useState } from "react";
import { toast } from "sonner";
import * as z from "zod/mini";
import { readSession, watchAuth } from "#local/account/session.ts";
import { askFor } from "#local/online.ts";
import { noteAtCentre } from "#local/whats-new/store.ts";
import { askCourses } from "#local/whole-list.ts";
import { gradeLevels, type RoleName } from "#records.ts";
import { type Paged, usePaged } from "#ui/loading/use-paged.ts";
import { useRemote } from "#ui/loading/use-remote.ts";
import { type Person, personRecord } from "./person-record.ts";
import { say } from "./words.ts";

export type { Person, RoleName };
export { gradeLevels };
export type People = Paged<Person>;
export type Users = ReturnType<typeof useUsers>;

/** Whom an admin chose to see; "" for everybody. */
export type Filter = { role: string; status: string; grade: string; course: string };
const everybody: Filter = { role: "", status: "", grade: "", course: "" };

const peoplePage = z.object({
	page: z.number(),
	pages: z.number(),
	total: z.number(),
	/** Everybody who waits, whatever was searched. */
	waiting: z.number(),
	items: z.array(personRecord),
});

/** One page of them, as many as the server shows at once. */
export const askPeople = (list: "waiting" | "all", search: string, page: number, filter: Partial<Filter> = {}) =>
	askFor(peoplePage, "/api/lead/people", { query: { list, search, page, ...filter } });

/** Who waits for approval, the longest first. */
export const useWaitingPeople = (wanted: boolean): People =>
	usePaged("waiting people", (search, page) => askPeople("waiting", search, page), wanted);

/** Everybody, or whom the filter lets through, the newest first. */
export function useUsers(wanted: boolean, sought: string) {
	const [filter, setFilter] = useState(everybody);
	const name = `users ${Object.values(filter).join(" ")}`;
	const list = usePaged(name, (search, page) => askPeople("all", search, page, filter), wanted, sought);
	const narrow = (change: Partial<Filter>) => setFilter((now) => ({ ...now, ...change }));
	const showAll = () => {
		narrow(everybody);
		list.showAll();
	};
	return { ...list, showAll, filter, isNarrowed: Object.values(filter).some(Boolean), narrow };
}

/** Every course of the center that goes on, by its title. */
export const useCourseNames = (wanted: boolean) => useRemote(["course names"], askCourses, wanted);

/** How many wait and how many there are. @param question a new one asks again */
export const usePeopleCounts = (question: string, wanted: boolean) =>
	useRemote(["people counts", question], () => askPeople("all", "", 1), wanted);

/** Counts who waits and every new inquiry among what is new. Null while unknown. */
export function useNoteAtCentre(waiting: number | null, inquiries: number | null): void {
	useEffect(() => {
		if (waiting !== null && inquiries !== null) noteAtCentre(waiting + inquiries);
	}, [waiting, inquiries]);
}

/** The id of the signed-in admin. */
export const myId = (): string => readSession()?.user.id ?? "";

/** Says so when the person at the admin dashboard stops being an admin: the guard closes it without a word. */
export function useLostRoleNotice(): void {
	useEffect(() => {
		const me = myId();
		let role = readSession()?.role;
		return watchAuth(() => {
			const now = readSession();
			if (now?.user.id === me && role === "admin" && now.role !== "admin") {
				toast.error(say("lost"), { duration: Number.POSITIVE_INFINITY });
			}
			role = now?.role;
		});
	}, []);
}
