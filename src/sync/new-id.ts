import { customAlphabet } from "nanoid";

/** A record id as PocketBase takes it. Ids are real from the first moment; there are no temporary ones. */
export const newId = customAlphabet("abcdefghijklmnopqrstuvwxyz0123456789", 15);
