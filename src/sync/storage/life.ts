// Which database this is, and whether its owner is signed in. A browser short of space deletes a whole database, and
// the next access makes an empty one: the id tells the new one from the old. `open` is written in the transaction that
// seals a person's words. The database runs transactions one after the other, so every later save finds it.
import type { Dexie } from "dexie";
import { newId } from "#sync/new-id.ts";

export type Life = { key: "life"; id: string; open: boolean };

const lives = (db: Dexie) => db.table<Life, string>("meta");

/** Undefined for a database that has just been made, or that an older version of the app left. */
export const lifeOf = (db: Dexie): Promise<Life | undefined> => lives(db).get("life");

/** Whether the owner signed out: words that come now are sealed and not saved. Call it inside the transaction of the save. */
export const isDatabaseClosed = async (db: Dexie): Promise<boolean> => (await lifeOf(db))?.open === false;

/** Gives the database its id if it has none. Call it inside a transaction. */
export async function ensureLife(db: Dexie): Promise<Life> {
	const known = await lifeOf(db);
	if (known) return known;
	const life: Life = { key: "life", id: newId(), open: true };
	await lives(db).put(life);
	return life;
}

/** Opens or closes the database for readable words; `life` is what it had. Call it inside a transaction. */
export async function setOpen(db: Dexie, open: boolean, life?: Life): Promise<void> {
	await lives(db).put({ ...(life ?? (await ensureLife(db))), open });
}
