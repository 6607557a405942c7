import { Button } from "@mantine/core";
import { useId } from "react";
import { toast } from "sonner";
import { FileBar } from "#features/materials/FileBar.tsx";
import { useStopped } from "#features/reach/queries.ts";
import { isFinal, useWhyNotUploaded } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { cancelUpload, tryUploadAgain } from "./commands.ts";
import { type Upload, useUploads } from "./queries.ts";
import type { Target } from "./schema.ts";
import classes from "./Uploads.module.css";
import { say, useWords } from "./words.ts";

// What is on its way to the server, each with how far it is.
export function Uploads(target: Target) {
	const t = useWords();
	const uploads = useUploads(target);
	const stopped = useStopped();
	const heading = useId();
	if (uploads.length === 0) return null;
	return (
		<section className={classes.uploads} aria-labelledby={heading}>
			<h2 className={classes.title} id={heading}>
				{t("uploads.title")}
			</h2>
			<DashboardCards>
				{uploads.map((upload) => (
					<Row key={upload.id} upload={upload} stopped={stopped} />
				))}
			</DashboardCards>
		</section>
	);
}

function Row({ upload, stopped }: { upload: Upload; stopped: Stopped }) {
	const t = useWords();
	const whyNot = useWhyNotUploaded();
	const { id, title, received, size, refused } = upload;
	const sending = stopped === null && upload.sending === true;
	const percent = Math.floor((received / size) * 100);
	const about = useId();
	const cancel = () => orSayNotSaved(cancelUpload(id).then(() => toast(say("uploads.cancelled"))));
	return (
		<li className={classes.row}>
			<strong dir="auto" id={about}>
				{title}
			</strong>
			{refused === null ? (
				<>
					<FileBar labelledBy={about} value={received} max={size} />
					<StateNote
						state={sending ? "sending" : "queued"}
						word={
							stopped === "ended"
								? t("ended")
								: t(`uploads.${sending ? "uploading" : (stopped ?? "waits")}`, { percent })
						}
						quiet
					>
						<Button size="sm" variant="default" aria-describedby={about} onClick={cancel}>
							{t("uploads.cancel")}
						</Button>
					</StateNote>
				</>
			) : (
				<StateNote state="failed" word={t("uploads.refused")} reason={whyNot(refused)}>
					{isFinal(refused) ? null : (
						<Button
							size="sm"
							variant="default"
							aria-describedby={about}
							onClick={() => orSayNotSaved(tryUploadAgain(id))}
						>
							{t("uploads.again")}
						</Button>
					)}
					<Button size="sm" variant="default" aria-describedby={about} onClick={cancel}>
						{t("uploads.remove")}
					</Button>
				</StateNote>
			)}
		</li>
	);
}
