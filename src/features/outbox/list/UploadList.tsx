import { Link } from "@tanstack/react-router";
import { type Upload, uploadState, useStatus } from "#features/outbox/queries.ts";
import { useWhyNotUploaded } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./OutboxList.module.css";
import { useWords } from "./words.ts";

// Files of study materials that the server has not got yet. They are canceled and tried again in the library.
export function UploadList({ uploads, onLeave }: { uploads: Upload[]; onLeave: () => void }) {
	const t = useWords();
	const whyNot = useWhyNotUploaded();
	const { contact } = useStatus();
	const listed = uploads.map((upload) => ({ ...upload, state: uploadState(upload, contact) }));
	if (uploads.length === 0) return null;
	return (
		<section className={classes.part}>
			<h3>{t("outbox.uploads")}</h3>
			<ul className={classes.list}>
				{listed.map(({ id, title, refused, state }) => (
					<li key={id} className={classes.item}>
						<strong dir="auto">{title}</strong>
						<StateNote
							state={state}
							word={t(`state.${state}`)}
							reason={refused === null ? "" : whyNot(refused)}
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
