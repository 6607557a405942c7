// Words that stand where others should: the name of a sentence in its place, and English on a French page.

/** The dictionaries of every screen, handed over by scripts/explore.mjs. */
type Dictionary = { english: Record<string, string>; french: Record<string, string> };

const keys = new Set<string>();
/** Sentences, of several words each, that French writes otherwise. A name or a subject may be somebody's own. */
const sentences = new Set<string>();

export function knowWords(dictionaries: Dictionary[]): void {
	const french = new Set(dictionaries.flatMap((words) => Object.values(words.french)));
	for (const { english } of dictionaries) {
		for (const [key, text] of Object.entries(english)) {
			if (key.includes(".")) keys.add(key);
			// A ready phrase becomes its teacher's own words once it is pressed.
			if (key.startsWith("phrase.")) continue;
			if (text.includes(" ") && !text.includes("{{") && !french.has(text)) sentences.add(text);
		}
	}
}

/** Whose language is their own: what says so, and a notice, which goes by itself in the language it was said in. */
const apart = "[lang], [data-sonner-toast]";

const labels = ["aria-label", "placeholder", "title", "alt"];

function* shown(): Generator<string> {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const inside = texts.currentNode.parentElement?.closest(`script, style, ${apart}`);
		if (!inside || inside === document.documentElement) yield texts.currentNode.textContent?.trim() ?? "";
	}
	for (const element of document.querySelectorAll(labels.map((name) => `[${name}]`).join())) {
		if (element.closest(apart) === document.documentElement) {
			for (const name of labels) yield element.getAttribute(name) ?? "";
		}
	}
}

function firstShown(among: Set<string>): string | null {
	for (const text of shown()) if (among.has(text)) return text;
	return null;
}

export function keysShown(): string | null {
	const key = firstShown(keys);
	return key && `"${key}" is shown instead of its words`;
}

export function englishInFrench(): string | null {
	const text = document.documentElement.lang === "fr" ? firstShown(sentences) : null;
	return text && `in English on a French page: "${text}"`;
}
