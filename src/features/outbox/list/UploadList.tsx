import { Link } from "@tanstack/react-router";
import { useUploads } from "#features/outbox/queries.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./OutboxList.module.css";
import { useWords } from "./words.ts";

// Files of study materials that the server has not got yet. They are canceled and tried again in the library.
export function UploadList({ onLeave }: { onLeave: () => void }) {
	const t = useWords();
	const uploads = useUploads() ?? [];
	if (uploads.length === 0) return null;
	return (
		<section className={classes.part}>
			<h3>{t("outbox.uploads")}</h3>
			<ul className={classes.list}>
				{uploads.map(({ id, title, refused }) => (
					<li key={id} className={classes.item}>
						<strong dir="auto">{title}</strong>
						<StateNote
							state={refused === null ? "queued" : "failed"}
							word={t(refused === null ? "state.queued" : "state.failed")}
							quiet
						/>
					</li>
				))}
			</ul>
			<Link to="/library" onClick={onLeave}>
				{t("outbox.toLibrary")}
			</Link>
		</section>
	);
}
