// Numbers as people read them: "1,003" · "1 003".
const locales = { en: "en-US", fr: "fr-FR" } as const;

export const grouped = (number: number, lang: "en" | "fr"): string =>
	new Intl.NumberFormat(locales[lang]).format(number);

/** A share given in thousandths: "87.5%" · "87,5 %". */
export const percentOf = (thousandths: number, lang: "en" | "fr"): string =>
	new Intl.NumberFormat(locales[lang], { style: "percent", maximumFractionDigits: 1 }).format(thousandths / 1000);
