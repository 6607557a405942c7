// Which questions fit what was typed.
import { folded } from "#i18n/folding.ts";

/** Words that stand in every question, so that they tell nothing, as they are folded. */
const empty = new Set(
	`a an the is are do does you your we i my of to in on at for and or it what which there
	le la les l d de du des un une et est ce c que qui qu quel quelle quels quelles vos votre mon ma mes je a ca ya`.split(
		/\s+/,
	),
);

const wordsIn = (text: string): string[] =>
	folded(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

/** The beginning of a word, "inscri" of "inscription", or its plural, "prices" of "price"; "samedi" is none of "same". */
const fits = (typed: string, word: string): boolean =>
	word.startsWith(typed) ||
	(word.length >= 3 && typed.startsWith(word) && /^(es?|s|x)$/.test(typed.slice(word.length)));

/**
 * The questions in which most of the typed words stand; all of them as long as nothing was typed.
 * @param questions each with everything it can be found by
 */
export function findQuestions<Id>(typed: string, questions: (readonly [id: Id, text: string])[]): Id[] {
	if (typed.trim() === "") return questions.map(([id]) => id);
	const all = wordsIn(typed);
	const meaningful = all.filter((word) => !empty.has(word));
	const wanted = meaningful.length > 0 ? meaningful : all;
	const counted = questions.map(([id, text]) => {
		const words = wordsIn(text);
		return { id, count: wanted.filter((one) => words.some((word) => fits(one, word))).length };
	});
	const best = Math.max(...counted.map(({ count }) => count));
	return best === 0 ? [] : counted.filter(({ count }) => count === best).map(({ id }) => id);
}
