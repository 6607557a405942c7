/**
 * A day in Lebanon as the portal writes it: a line does not end between the day and its month, and the first of a month is
 * "1er" in French.
 */
export function writtenDay(moment: Date, locale: "en-US" | "fr-FR"): string {
	const parts = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Asia/Beirut" }).formatToParts(moment);
	const of = (type: "day" | "month" | "year") => parts.find((part) => part.type === type)?.value ?? "";
	const [day, month, year] = [of("day"), of("month"), of("year")];
	if (locale === "en-US") return `${month}\u00a0${day}, ${year}`;
	return `${day === "1" ? "1er" : day}\u00a0${month} ${year}`;
}
