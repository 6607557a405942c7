import { language } from "./i18n.ts";

/** The server's own sentence for readers of English, the only language it has; "" for all others. */
export const serversWords = (sentence: string): string => (language() === "en" ? sentence : "");
