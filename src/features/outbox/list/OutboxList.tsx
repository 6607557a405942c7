import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useRef } from "react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useOrphanedDrafts } from "#features/drafting/orphaned/queries.ts";
import { useChip } from "#features/outbox/chip/use-chip.ts";
import {
	useForeignWork,
	useLastSent,
	useStatus,
	useUnsent,
	useUnsentInquiries,
	useUploads,
	useWordsInHand,
} from "#features/outbox/queries.ts";
import { UnsentList } from "#features/outbox/unsent/UnsentList.tsx";
import { useOffline } from "#features/reach/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { momentOf } from "#ui/dates.ts";
import { part } from "#ui/loading/part.tsx";
import { DraftList } from "./DraftList.tsx";
import { ForeignList } from "./ForeignList.tsx";
import { InquiryList } from "./InquiryList.tsx";
import type { Go } from "./ItemHead.tsx";
import classes from "./OutboxList.module.css";
import { SaveItems } from "./SaveItems.tsx";
import { SentList } from "./SentList.tsx";
import { StorageNote } from "./StorageNote.tsx";
import { UploadList } from "./UploadList.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";
import { useWords } from "./words.ts";

// By itself: few people ever have any.
const OrphanedDrafts = part(() =>
	import("#features/drafting/orphaned/OrphanedDrafts.tsx").then((file) => file.OrphanedDrafts),
);

type OutboxListProps = { onLeave: () => void; onGo: Go };

// What needs its writer, what waits, what is being written, and what was sent lately.
export function OutboxList({ onLeave, onGo }: OutboxListProps) {
	const t = useWords();
	const { session } = useAuth();
	const body = useRef<HTMLDivElement>(null);
	useKeepFocus(body);
	const { looked, lost } = useStatus();
	const [unsent, inquiries, sent] = [useUnsent(), useUnsentInquiries(), useLastSent()];
	const foreign = useForeignWork();
	const uploads = useUploads() ?? [];
	const offline = useOffline();
	const [drafts, orphaned] = [useWordsInHand(), useOrphanedDrafts()];
	if (!session || !unsent || !inquiries || !sent || !drafts || !orphaned || !foreign) return null;
	const entries = unsent.map(({ entry }) => entry);
	const states = [...entries, ...foreign, ...inquiries].map(({ state }) => state);
	const empty = states.length + uploads.length === 0;
	const mayGo = session.account_status === "approved" && !session.expired;
	const waits =
		[...entries, ...inquiries].some(({ state }) => state !== "failed") || uploads.some(({ refused }) => !refused);
	const files = <UploadList uploads={uploads} onLeave={onLeave} />;
	const needed = uploads.some(({ refused }) => refused !== null);
	// If the database is incomplete, an empty list does not mean that everything was sent.
	const whole = looked && lost.items.length === 0 && !lost.sealed;
	return (
		<div className={classes.body} ref={body} tabIndex={-1}>
			<Summary>
				{empty && whole ? t("outbox.nothing") : mayGo && waits && offline ? t("outbox.byItself") : null}
			</Summary>
			{session.account_status === "approved" ? null : <p className={classes.held}>{t("outbox.account")}</p>}
			{session.expired ? <SignInAgain count={unsent.length + uploads.length} onLeave={onLeave} /> : null}
			{needed ? files : null}
			<UnsentList unsent={unsent} mayGo={mayGo} onGo={onGo} />
			<ForeignList items={foreign} />
			<InquiryList inquiries={inquiries} onGo={onGo} />
			{needed ? null : files}
			{states.length > 0 ? <StorageNote waits={states.some((state) => state !== "failed")} /> : null}
			<DraftList drafts={drafts} onGo={onGo} />
			<Suspense>{orphaned.length > 0 ? <OrphanedDrafts /> : null}</Suspense>
			<SaveItems unsent={[...entries, ...foreign]} inquiries={inquiries} drafts={[...drafts, ...orphaned]} />
			<SentList sent={sent} onGo={onGo} />
		</div>
	);
}

// The one place in the list that is read aloud when something changes.
function Summary({ children }: { children: string | null }) {
	const t = useWords();
	const spoken = useLanguage();
	const chip = useChip();
	const { lastContact } = useStatus();
	if (!chip) return null;
	const { look, Icon, long, offline } = chip;
	const met = offline ? "outbox.offline" : "outbox.online";
	return (
		<div className={classes.summary} data-look={look}>
			<Icon className={classes.mark} size={24} stroke={2} aria-hidden />
			<div>
				<p role="status" className={classes.says}>
					{long}
				</p>
				{children ? <p>{children}</p> : null}
				<p>{lastContact === null ? t("outbox.noContact") : t(met, { when: momentOf(lastContact, spoken) })}</p>
			</div>
		</div>
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
