// What one run carries with it: one person, one token, one database, captured once at its start.
import type { AccountDatabase } from "./db.ts";
import type { Ask } from "./pocketbase.ts";
import type { World } from "./world.ts";

export type Run = {
	db: AccountDatabase;
	world: World;
	ask: Ask;
	/** The person asked for it: waiting times of single errands are skipped. */
	urgent: boolean;
};
