import type { ForeignWork } from "#data/foreign.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import { useWords } from "./list-words.ts";
import classes from "./OutboxSheet.module.css";
import { WorkHead } from "./WorkHead.tsx";

// Work that another version of the app put into the outbox. Only that version can send it; here it is read and copied.
export function ForeignList({ works }: { works: ForeignWork[] }) {
	const t = useWords();
	if (works.length === 0) return null;
	return (
		<section className={classes.part}>
			<h3>{t("outbox.foreign")}</h3>
			<p>{t("outbox.foreignText")}</p>
			<ul className={classes.list}>
				{works.map(({ id, about, state, text }) => (
					<li key={id} className={classes.item}>
						<WorkHead title={about.title} place={null} onGo={() => {}} />
						<StateNote state={state} word={t(`state.${state}`)} quiet />
						{text === about.title ? null : (
							<p className={classes.text} dir="auto">
								{text}
							</p>
						)}
						<div className={classes.actions}>
							<CopyButton
								text={text}
								label={t("outbox.copy")}
								done={t("outbox.copied")}
								refused={t("outbox.copyFailed")}
							/>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
