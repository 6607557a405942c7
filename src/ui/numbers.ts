// Numbers as people read them: "1,003" · "1 003".
const locales = { en: "en-US", fr: "fr-FR" } as const;

export const grouped = (number: number, lang: "en" | "fr"): string =>
	new Intl.NumberFormat(locales[lang]).format(number);
