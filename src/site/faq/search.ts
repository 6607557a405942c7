// Which questions fit what was typed.
import { folded } from "#i18n/folding.ts";

/** Words that stand in every question, so that they tell nothing, as they are folded. */
const empty = new Set(
	`a an the is are do does can how you your we i my of to in on at for and or it what which there child children
	le la les l d de du des un une et est ce c que qui qu quel quelle quels quelles vos votre mon ma mes je a ca ya
	comment puis peut s j vous etes enfant enfants`.split(/\s+/),
);

const wordsIn = (text: string): string[] =>
	folded(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

/** The beginning of a word, "inscri" of "inscription", or its plural, "prices" of "price"; "samedi" is none of "same". */
const fits = (typed: string, word: string): boolean =>
	word.startsWith(typed) ||
	(word.length >= 3 && typed.startsWith(word) && /^(es?|s|x)$/.test(typed.slice(word.length)));

/** What a question is found by: what it is about, and its answer, which names other things as well. */
type Searchable<One> = { one: One; about: string; answer: string };

/**
 * The questions in which most of the typed words stand, those that are about them first; all of them as long as nothing was
 * typed.
 */
export function findQuestions<One>(typed: string, questions: Searchable<One>[]): One[] {
	if (typed.trim() === "") return questions.map(({ one }) => one);
	const all = wordsIn(typed);
	const meaningful = all.filter((word) => !empty.has(word));
	const wanted = meaningful.length > 0 ? meaningful : all;
	const countIn = (text: string) => {
		const words = wordsIn(text);
		return wanted.filter((typedWord) => words.some((word) => fits(typedWord, word))).length;
	};
	const counted = questions.map(({ one, about, answer }) => ({
		one,
		count: countIn(`${about} ${answer}`),
		about: countIn(about),
	}));
	const best = Math.max(...counted.map(({ count }) => count));
	if (best === 0) return [];
	const found = counted.filter(({ count }) => count === best);
	return found.sort((a, b) => b.about - a.about).map(({ one }) => one);
}
