import { nameOfWords } from "#features/drafting/orphaned/draft-names.ts";
import { useWords as useNames } from "#features/drafting/orphaned/words.ts";
import type { WordsInHand } from "#features/outbox/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { momentOf, sameDay, shortClock } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { type Go, ItemHead } from "./ItemHead.tsx";
import classes from "./OutboxList.module.css";
import { useWords } from "./words.ts";

// Drafts: what is being written and was not submitted. They wait for their writer and not for the network.
export function DraftList({ drafts, onGo }: { drafts: WordsInHand[]; onGo: Go }) {
	const t = useWords();
	const names = useNames();
	const lang = useLanguage();
	if (drafts.length === 0) return null;
	const saved = (at: number) =>
		sameDay(at, Date.now())
			? t("outbox.draft", { time: shortClock(at) })
			: t("outbox.draftOn", { when: momentOf(at, lang) });
	return (
		<section className={classes.part}>
			<h3>{t("outbox.drafts")}</h3>
			<ul className={classes.rows}>
				{drafts.map((words) => (
					<li key={words.key}>
						<ItemHead title={nameOfWords(words, names)} place={words.place} onGo={onGo} />
						<StateNote state="draft" word={saved(words.saved_at)} quiet />
					</li>
				))}
			</ul>
		</section>
	);
}
