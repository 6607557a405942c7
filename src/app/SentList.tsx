import { useLanguage } from "#i18n/i18n.ts";
import { momentOf } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { isAnswer, nameOf } from "./kinds.ts";
import { useWords } from "./list-words.ts";
import classes from "./OutboxSheet.module.css";
import type { ListedWork } from "./queries.ts";
import { type Go, WorkHead } from "./WorkHead.tsx";
import { useWords as useAppWords } from "./words.ts";

// The last works the server confirmed: whoever looks for one that is gone from the list above finds it here.
export function SentList({ sent, onGo }: { sent: ListedWork[]; onGo: Go }) {
	const t = useWords();
	const app = useAppWords();
	const lang = useLanguage();
	if (sent.length === 0) return null;
	return (
		<section className={classes.part}>
			<h3>{t("outbox.sent")}</h3>
			<ul className={classes.rows}>
				{sent.map(({ errand: { id, kind, about, sent_at }, place }) => (
					<li key={id}>
						<WorkHead
							title={about.title}
							about={[app(nameOf[kind]), about.person, about.course]}
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
