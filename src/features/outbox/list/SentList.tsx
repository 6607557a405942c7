import { isAnswer } from "#features/outbox/chip/conflicts.ts";
import type { ListedItem } from "#features/outbox/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useMutationWords } from "#mutation-words.ts";
import { momentOf } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { type Go, ItemHead } from "./ItemHead.tsx";
import classes from "./OutboxList.module.css";
import { useWords } from "./words.ts";

// The items the server confirmed last, for anybody who misses one in the list above.
export function SentList({ sent, onGo }: { sent: ListedItem[]; onGo: Go }) {
	const t = useWords();
	const named = useMutationWords();
	const lang = useLanguage();
	if (sent.length === 0) return null;
	return (
		<section className={classes.part}>
			<h3>{t("outbox.sent")}</h3>
			<ul className={classes.rows}>
				{sent.map(({ entry: { id, kind, about, sent_at }, place }) => (
					<li key={id}>
						<ItemHead
							title={about.title}
							about={[named(`name.${kind}`), about.person, about.course]}
							place={place}
							onGo={onGo}
						/>
						<div className={classes.when}>
							<StateNote state="sent" word={t(isAnswer(kind) ? "state.sentToTeacher" : "state.sent")} quiet />
							{sent_at === null ? null : <span>{momentOf(sent_at, lang)}</span>}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
