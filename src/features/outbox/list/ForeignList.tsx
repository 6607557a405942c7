import type { ForeignWork } from "#features/outbox/queries.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import { ItemHead } from "./ItemHead.tsx";
import classes from "./OutboxList.module.css";
import { useWords } from "./words.ts";

// Work that another version of the app put into the outbox. Only that version can send it; here it is read and copied.
export function ForeignList({ items }: { items: ForeignWork[] }) {
	const t = useWords();
	if (items.length === 0) return null;
	return (
		<section className={classes.part}>
			<h3>{t("outbox.foreign")}</h3>
			<p>{t("outbox.foreignText")}</p>
			<ul className={classes.list}>
				{items.map(({ id, name, state, text }) => (
					<li key={id} className={classes.item}>
						<ItemHead title={name} place={null} onGo={() => {}} />
						<StateNote state={state} word={t(`state.${state}`)} quiet />
						{text === name ? null : (
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
