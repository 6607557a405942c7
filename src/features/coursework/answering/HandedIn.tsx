import { IconAlertCircle, IconArrowUp, IconCheck, IconClock } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type SubmittedAssignment, sendsWhenClosed } from "#features/coursework/queries.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useWords } from "#features/coursework/words.ts";
import { useOffline } from "#features/reach/queries.ts";
import { TryNow } from "#features/reach/TryNow.tsx";
import { useSaidHere } from "#features/reach/use-said-here.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { BannerRow } from "#ui/blocks/BannerRow.tsx";
import { longMoment, sameDay, shortClock } from "#ui/dates.ts";
import { flyToChip } from "#ui/feedback/fly-to-chip.ts";
import { isFocusLost } from "#ui/layout/focus-page.ts";

const icons = { queued: IconClock, sending: IconArrowUp, sent: IconCheck, failed: IconAlertCircle } as const;

type HandedInProps = { item: SubmittedAssignment; onSee: (assignmentId: string) => void };

// An answer that was handed in, folded where its card was: when, where it is now, and the way to it. When it has been
// sent, it is seen to go.
export function HandedIn({ item: { submission, title }, onSee }: HandedInProps) {
	const t = useWords();
	const lang = useLanguage();
	const button = useRef<HTMLButtonElement>(null);
	const row = useRef<HTMLDivElement>(null);
	const state = submission.entry?.state ?? "sent";
	const before = useRef(state);
	const once = useOffline() && state === "queued" && !sendsWhenClosed();
	useSaidHere("saved", submission.entry?.id);
	useEffect(() => {
		if (row.current && state === "sent" && before.current !== "sent") flyToChip(row.current, submission.text_body);
		before.current = state;
	}, [state, submission.text_body]);
	const at = Date.parse(submission.submitted_at);
	const when = sameDay(at, useCentreNow())
		? t("handedIn.at", { time: shortClock(at) })
		: t("handedIn.on", { when: longMoment(submission.submitted_at, lang) });
	// The form was removed with the focus in it. A Tab before the next commit would lead elsewhere.
	useLayoutEffect(() => {
		if (isFocusLost()) button.current?.focus({ preventScroll: true });
	}, []);
	return (
		<BannerRow
			{...{ state, row, button }}
			title={<bdi>{title}</bdi>}
			live
			Icon={icons[state]}
			also={
				state === "queued" ? (
					<TryNow variant="subtle" size="compact-md" onGone={() => button.current?.focus({ preventScroll: true })} />
				) : null
			}
			action={t("handedIn.see")}
			onPress={() => onSee(submission.assignment_id)}
		>
			{when} · {t(`handedIn.${state}`)}
			{once ? `. ${t("state.openOnce")}` : null}
		</BannerRow>
	);
}
