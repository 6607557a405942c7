// Names on this phone outside the database: in local storage, and of locks. Every build of a product uses the same
// names. Otherwise the next build would not find what this one left there, and never remove it.

/** A database is named after its product and its owner: `birds-anna`. */
const productOf = (database: string): string => database.slice(0, database.indexOf("-"));

/** Where something of a database lies in local storage. */
export const placeOutside = (kind: "typed" | "witness" | "lost" | "copy", database: string): string =>
	`${productOf(database)}-${kind}/${database}`;

/** The lock under which one run at a time is made for an account. */
export const lockOf = ({ name, userId }: { name: string; userId: string }): string =>
	`${productOf(name)}-sync-${userId}`;
