import { OfflineNote } from "#ui/feedback/OfflineNote.tsx";
import classes from "./AccountPage.module.css";
import { useAccountWords } from "./account-words.ts";

// Above a form that needs the server: says that there is no network before somebody types, and disappears when there is.
export function NeedsNetwork({ offline }: { offline: boolean }) {
	const t = useAccountWords();
	return (
		<div className={classes.banner}>
			<OfflineNote offline={offline} title={t("offline.title")} text={t("offline.text")} />
		</div>
	);
}
