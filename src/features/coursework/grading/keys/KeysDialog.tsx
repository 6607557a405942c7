import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import classes from "./KeysDialog.module.css";
import { useWords } from "./words.ts";

// Every key of the grading view. Fetched at the first press of "?".
export function KeysDialog({ onClose }: { onClose: () => void }) {
	const t = useWords();
	const rows = [
		{ keys: ["0", "…", "9"], does: t("digits") },
		{ keys: ["↑", "↓"], does: t("steps") },
		{ keys: [t("enter")], does: t("submit") },
		{ keys: ["←", "→"], does: t("turn") },
		{ keys: ["F"], does: t("feedback") },
		{ keys: [t("escape")], does: t("toGrade") },
		{ keys: [`Ctrl + ${t("enter")}`], does: t("submitThere") },
		{ keys: ["Z"], does: t("undo") },
		{ keys: ["?"], does: t("all") },
	];
	return (
		<DialogCard title={t("title")} close={t("close")} onClose={onClose}>
			<dl className={classes.list}>
				{rows.map(({ keys, does }) => (
					<div key={does} className={classes.row}>
						<dt>
							{keys.map((key) => (
								<kbd key={key} className={classes.key}>
									{key}
								</kbd>
							))}
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
		</DialogCard>
	);
}
