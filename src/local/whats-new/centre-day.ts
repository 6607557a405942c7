import { centre } from "#centre.ts";

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: centre.timeZone });

/** The day in Beirut, in days since 1970. */
export const centreDay = (time: number): number => Date.parse(calendar.format(time)) / 86_400_000;
