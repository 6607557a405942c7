import { OfflineNote } from "#ui/feedback/OfflineNote.tsx";
import classes from "./AccountPage.module.css";
import { useAccountWords } from "./account-words.ts";

// Above a form that only the server can take: said before somebody types, and taken back by itself.
export function NeedsNetwork({ offline }: { offline: boolean }) {
	const t = useAccountWords();
	return (
		<div className={classes.banner}>
			<OfflineNote offline={offline} title={t("offline.title")} text={t("offline.text")} />
		</div>
	);
}
