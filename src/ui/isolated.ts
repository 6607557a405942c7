/** What people wrote, within a sentence: whichever way it is read, it turns nothing around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
