import { Button } from "@mantine/core";
import { Suspense, useId, useState } from "react";
import { part, usePreload } from "#ui/loading/part.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import type { Barrier, Session } from "./queries.ts";
import classes from "./SubmitButton.module.css";
import { Reason } from "./SubmitButton.tsx";
import { useWords } from "./words.ts";

const DeleteDialog = part(() => import("./DeleteDialog.tsx").then((file) => file.DeleteDialog));

// Deleting the account, last on the page.
export function DeleteAccount({ session, barrier }: { session: Session; barrier: Barrier }) {
	const t = useWords();
	const reason = useId();
	const [asking, setAsking] = useState(false);
	usePreload([DeleteDialog]);
	return (
		<ProfileCard title={t("delete.title")} text={t("delete.text")}>
			<Button
				variant="outline"
				className={classes.danger ?? ""}
				disabled={barrier !== null}
				aria-describedby={barrier ? reason : undefined}
				aria-haspopup="dialog"
				onClick={() => setAsking(true)}
			>
				{t("delete.open")}
			</Button>
			<Reason id={reason} barrier={barrier} />
			<Suspense>
				{asking ? <DeleteDialog session={session} barrier={barrier} onClose={() => setAsking(false)} /> : null}
			</Suspense>
		</ProfileCard>
	);
}
