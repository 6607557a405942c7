import * as z from "zod/mini";

/** The server refuses an address of more (pb_migrations/1795154401_users.js). */
const mostLetters = 255;
const address = z.email().check(z.maxLength(mostLetters));

/** Whether a text has the form of an e-mail address. */
export const isEmail = (text: string): boolean => address.safeParse(text).success;
