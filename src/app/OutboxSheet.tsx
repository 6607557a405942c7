import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useStrandedWords } from "#features/auth/queries.ts";
import { StrandedList } from "#features/auth/StrandedList.tsx";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import { Button, ModalBase, ModalBaseContent, ModalBaseOverlay } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import { readStatus, watchStatus } from "#data/status.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longMoment } from "#ui/dates.ts";
import { sendNow } from "./commands.ts";
import { OutboxItem } from "./OutboxItem.tsx";
import classes from "./OutboxSheet.module.css";
import { useUnsent } from "./queries.ts";
import { StorageNote } from "./StorageNote.tsx";
import { useWords } from "./words.ts";

type OutboxSheetProps = { open: boolean; onClose: () => void };

// Everything that is written and not yet confirmed, and when the server last answered. Built on what Mantine's Drawer is
// built on: the Drawer brings a scroll area of 4 KB that is never drawn. Not the browser's own modal dialog: that would
// make the notice with its Undo unreachable.
export function OutboxSheet({ open, onClose }: OutboxSheetProps) {
	const t = useWords();
	const phone = useMediaQuery("(max-width: 600px)", undefined, { getInitialValueInEffect: false });
	// Opened only once it is in the page: a drawer that is born open does not know whom to give the focus back.
	const [shown, show] = useState(false);
	useEffect(() => show(open), [open]);
	return (
		<ModalBase
			opened={shown}
			onClose={onClose}
			trapFocus
			returnFocus
			lockScroll
			withinPortal
			closeOnEscape
			closeOnClickOutside
			transitionProps={{ transition: phone ? "slide-up" : "slide-left", duration: 240 }}
		>
			<ModalBaseOverlay />
			<ModalBaseContent
				className={classes.sheet ?? ""}
				innerProps={{ className: classes.place ?? "" }}
				aria-label={t("outbox.title")}
			>
				<div className={classes.head}>
					<h2>{t("outbox.title")}</h2>
					<button type="button" className={classes.close} aria-label={t("outbox.close")} onClick={onClose}>
						<IconX size={20} stroke={2} aria-hidden />
					</button>
				</div>
				<div className={classes.body}>
					<OutboxList onLeave={onClose} />
				</div>
			</ModalBaseContent>
		</ModalBase>
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
