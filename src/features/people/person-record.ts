// People as the admin's lists have them.
import * as z from "zod/mini";
import { accountStatus, gradeLevels, roleName } from "#records.ts";
import { date, recordId } from "#sync/storage/kept-shape.ts";

/** A person as admins see everybody; asked for online only. `role_id` is "" where no role was ever stored. */
export const personRecord = z.object({
	id: recordId,
	name: z.string(),
	full_name: z.string(),
	/** Without an e-mail address a person signs in with `username`. */
	email: z.string(),
	username: z.string(),
	language: z.enum(["en", "fr"]),
	/** As src/ui/phone-number.ts stores them, "" for none. */
	parent_phone: z.string(),
	other_phone: z.string(),
	role: roleName,
	role_id: z.string(),
	/** "" or "1" to "12". */
	grade: z.enum(["", ...gradeLevels]),
	account_status: accountStatus,
	/** Why the account was declined, "" else. */
	reason: z.string(),
	/** The e-mail address. */
	verified: z.boolean(),
	/** The centre set the password, and an own one is still to be chosen. */
	temporary: z.boolean(),
	/** A password was mailed to this address, or a link to choose one: another address ends the password. */
	password_mailed: z.boolean(),
	created_at: date,
});

export type Person = z.infer<typeof personRecord>;
