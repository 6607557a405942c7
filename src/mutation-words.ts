// The sentences of every write a phone can make (src/mutations.ts), for whichever screen speaks of one. Each feature has
// those of its own writes.
import { english as courses } from "#features/courses/mutation-words.en.ts";
import { english as coursework } from "#features/coursework/mutation-words.en.ts";
import { english as materials } from "#features/materials/mutation-words.en.ts";
import { wordsOf } from "#i18n/i18n.ts";

const loadFrench = async () => {
	const [work, course, material] = await Promise.all([
		import("#features/coursework/mutation-words.fr.ts"),
		import("#features/courses/mutation-words.fr.ts"),
		import("#features/materials/mutation-words.fr.ts"),
	]);
	return { ...work.french, ...course.french, ...material.french };
};

export const { say: sayOf, useWords: useMutationWords } = wordsOf(
	"mutations",
	{ ...coursework, ...courses, ...materials },
	loadFrench,
);
