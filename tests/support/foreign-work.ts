// Entries of the outbox as another build of the app may leave them: of a kind that this build does not know, of a later
// version of a known kind, and without fields that this build needs.

/** One of each, with a text that a person wrote. The database gives them their place in the queue. */
export const foreignEntries = (
	author: string,
): readonly { entry: { id: string; [field: string]: unknown }; title: string; text: string }[] => {
	const id = (letter: string) => letter.repeat(15);
	const common = {
		v: 2,
		needs: [],
		author,
		created: Date.UTC(2026, 10, 20, 8),
		clock_offset: 0,
		state: "queued",
		attempts: 0,
		next_attempt: 0,
		refusal: null,
		orphaned: false,
		sent_at: null,
		seen: false,
		notified: "nothing",
	};
	const about = (title: string) => ({ title, course: "Mathematics", person: "" });
	return [
		{
			title: "A letter to Rana",
			text: "I could not come on Monday.",
			entry: {
				...common,
				...{ id: id("a"), kind: "writeLetter", record_id: id("b") },
				...{ about: about("A letter to Rana"), body: { to: id("c"), words: "I could not come on Monday." } },
			},
		},
		{
			title: "Fractions, drawn",
			text: "Three eighths, see the drawing.",
			entry: {
				...common,
				...{ id: id("d"), v: 3, kind: "submitAssignment", record_id: id("e") },
				...{
					about: about("Fractions, drawn"),
					body: { text_body: "Three eighths, see the drawing.", drawing: "M0 0" },
				},
			},
		},
		{
			title: "Words without a title",
			text: "Words without a title",
			entry: {
				...{ id: id("f"), kind: "replaceAnswer", state: "queued", created: common.created },
				body: { text_body: "Words without a title" },
			},
		},
	];
};
