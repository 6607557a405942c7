import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import { readStatus, watchStatus } from "#data/status.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useStrandedWords } from "#features/auth/queries.ts";
import { StrandedList } from "#features/auth/StrandedList.tsx";
import { useLanguage } from "#i18n/i18n.ts";
import { DialogSheet } from "#ui/DialogSheet.tsx";
import { longMoment } from "#ui/dates.ts";
import { sendNow } from "./commands.ts";
import { OutboxItem } from "./OutboxItem.tsx";
import classes from "./OutboxSheet.module.css";
import { useUnsent } from "./queries.ts";
import { StorageNote } from "./StorageNote.tsx";
import { useWords } from "./words.ts";

// Everything that is written and not yet confirmed, and when the server last answered.
export function OutboxSheet({ onClose }: { onClose: () => void }) {
	const t = useWords();
	return (
		<DialogSheet title={t("outbox.title")} close={t("outbox.close")} beside onClose={onClose}>
			<OutboxList onLeave={onClose} />
		</DialogSheet>
	);
}

function OutboxList({ onLeave }: { onLeave: () => void }) {
	const t = useWords();
	const { session } = useAuth();
	const unsent = useUnsent();
	const stranded = useStrandedWords();
	if (!unsent || !stranded) return null;
	const open = session?.standing === "approved" && !session.expired;
	const mayGo = open && unsent.some(({ state }) => state !== "failed");
	return (
		<>
			<LastContact />
			{session && session.standing !== "approved" ? <p className={classes.held}>{t("outbox.account")}</p> : null}
			{session?.expired ? <SignInAgain count={unsent.length} onLeave={onLeave} /> : null}
			{unsent.length === 0 ? (
				<p className={classes.nothing}>{t(stranded.length === 0 ? "outbox.nothing" : "outbox.nothingWaits")}</p>
			) : (
				<>
					<ul className={classes.list}>
						{unsent.map((errand) => (
							<OutboxItem key={errand.id} errand={errand} />
						))}
					</ul>
					{mayGo ? <SendNow /> : null}
					<StorageNote />
				</>
			)}
			<StrandedList />
		</>
	);
}

function LastContact() {
	const t = useWords();
	const spoken = useLanguage();
	const { contact, lastContact } = useSyncExternalStore(watchStatus, readStatus, readStatus);
	const when = lastContact === null ? "" : longMoment(new Date(lastContact).toISOString(), spoken);
	if (!when) return <p className={classes.contact}>{t("outbox.noContact")}</p>;
	return <p className={classes.contact}>{t(contact === "offline" ? "outbox.offline" : "outbox.online", { when })}</p>;
}

function SendNow() {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	return (
		<Button
			fullWidth
			size="md"
			loading={busy}
			onClick={() => {
				setBusy(true);
				void sendNow().finally(() => setBusy(false));
			}}
		>
			{t("outbox.sendNow")}
		</Button>
	);
}

function SignInAgain({ count, onLeave }: { count: number; onLeave: () => void }) {
	const t = useWords();
	const navigate = useNavigate();
	return (
		<div className={classes.again}>
			<p>{count > 0 ? t("outbox.signIn", { count }) : t("outbox.signInPlain")}</p>
			<Button
				size="md"
				onClick={() => {
					onLeave();
					void navigate({ to: "/login" });
				}}
			>
				{t("outbox.toSignIn")}
			</Button>
		</div>
	);
}
