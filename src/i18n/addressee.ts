import { createContext } from "react";

/**
 * Whom the words inside speak to. French says "vous" to everybody but a student who is known as one: there it says the text
 * whose key ends in `_student`, where there is one. English has one text for all.
 */
export const Addressee = createContext<"student" | null>(null);
