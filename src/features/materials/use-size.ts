import { useLanguage } from "#i18n/i18n.ts";
import { sizeOf } from "./size.ts";
import { useWords } from "./words.ts";

/** Says how big a file is, in the reader's language. */
export function useSize(): (bytes: number) => string {
	const t = useWords();
	const lang = useLanguage();
	return (bytes) => {
		const { unit, number } = sizeOf(bytes);
		return t(`size.${unit}`, { size: new Intl.NumberFormat(lang).format(number) });
	};
}
