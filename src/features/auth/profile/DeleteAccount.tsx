import { Button } from "@mantine/core";
import { Suspense, useId, useState } from "react";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { part, usePreload } from "#ui/loading/part.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import type { Session } from "./queries.ts";
import classes from "./SubmitButton.module.css";
import { Reason } from "./SubmitButton.tsx";
import { useWords } from "./words.ts";

const DeleteDialog = part(() => import("./DeleteDialog.tsx").then((file) => file.DeleteDialog));

// Deleting the account, last on the page.
export function DeleteAccount({ session, stopped }: { session: Session; stopped: Stopped }) {
	const t = useWords();
	const reason = useId();
	const [asking, setAsking] = useState(false);
	usePreload([DeleteDialog]);
	return (
		<ProfileCard title={t("delete.title")} text={t("delete.text")}>
			<Button
				variant="outline"
				className={classes.danger ?? ""}
				disabled={stopped !== null}
				aria-describedby={stopped ? reason : undefined}
				aria-haspopup="dialog"
				onClick={() => setAsking(true)}
			>
				{t("delete.open")}
			</Button>
			<Reason id={reason} stopped={stopped} />
			<Suspense>
				{asking ? <DeleteDialog session={session} stopped={stopped} onClose={() => setAsking(false)} /> : null}
			</Suspense>
		</ProfileCard>
	);
}
