// Whether this phone has anything to do with files. Apart from the rest, which most people's start does not need.

import { useMine } from "#local/account/queries.ts";
import type { AccountDatabase } from "#local/database.ts";
import { isPicture } from "#local/files/pictures.ts";

/**
 * Whether files are kept here, are on their way to the server, or may be needed here: a worksheet, or a picture that an
 * assignment may show. Every dashboard asks this, so it counts keys, and rows of materials only up to the first picture.
 */
async function hasFiles(db: AccountDatabase): Promise<boolean> {
	const [uploads, sealed, kept, worksheets] = await Promise.all([
		db.uploads.count(),
		db.sealedUploads.count(),
		db.keptFiles.count(),
		db.materials.where("assignment_id").notEqual("").limit(1).count(),
	]);
	if (uploads > 0 || sealed > 0 || kept > 0 || worksheets > 0) return true;
	return (await db.materials.filter(isPicture).limit(1).count()) > 0;
}

/** Live; false while it is not known. */
export function useFilesThere(): boolean {
	return useMine(hasFiles) ?? false;
}
