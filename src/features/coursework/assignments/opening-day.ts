// From when students see an assignment, as it is told. Apart from the other dates, which every page needs.
import { clock, type Lang, longDate, longMoment } from "#ui/dates.ts";

/** A day that was given without a time begins at 00:00; its clock says nothing and is not shown. */
export const isStartOfDay = (iso: string): boolean => clock(iso, "fr") === "00:00";

/** "November 19, 2026", with the clock only when the teacher gave one. */
export const openingDay = (iso: string, lang: Lang): string =>
	isStartOfDay(iso) ? longDate(iso, lang) : longMoment(iso, lang);
