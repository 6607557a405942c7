// Whether this phone has anything to do with files. Apart from the rest, which most people's start does not need.
import { useLiveQuery } from "dexie-react-hooks";
import { readMine } from "#local/account/account.ts";

/** Whether files are kept here, are on their way to the server, or belong to an assignment. False while it is not known. */
export const useFilesThere = (): boolean =>
	useLiveQuery(
		async () =>
			await readMine(async (db) => {
				const worksheets = db.materials.where("assignment_id").notEqual("").limit(1);
				const counts = [db.uploads.count(), db.keptFiles.count(), worksheets.count()];
				return (await Promise.all(counts)).some((count) => count > 0);
			}),
		[],
	) ?? false;
