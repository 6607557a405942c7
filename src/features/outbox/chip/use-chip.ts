// The current text of the chip, for the button in the header and for the list behind it.

import {
	IconAlertCircle,
	IconArrowUp,
	IconCheck,
	IconClock,
	IconCloudOff,
	IconLogin2,
	IconPencil,
	IconRefresh,
} from "@tabler/icons-react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useStatus, useUnsavedWords } from "#features/outbox/queries.ts";
import { type say, useWords } from "#features/outbox/words.ts";
import { useOffline } from "#features/reach/queries.ts";
import { shortClock } from "#ui/dates.ts";
import { type Chip, chipOf } from "./chip.ts";

const icons = {
	session: IconLogin2,
	failed: IconAlertCircle,
	lost: IconAlertCircle,
	account: IconClock,
	sending: IconArrowUp,
	offline: IconCloudOff,
	waiting: IconClock,
	unknown: IconRefresh,
	typed: IconPencil,
	draft: IconPencil,
	sent: IconCheck,
} as const;

/** Null for nobody, and for who waits to be let in and has nothing unsent: "All sent" would say nothing there. */
export function useChip() {
	const t = useWords();
	const { session } = useAuth();
	const status = useStatus();
	const typed = useUnsavedWords();
	// The browser reports offline at once; the next sync run may be a minute away.
	const offline = useOffline();
	if (!session) return null;
	const chip = chipOf(offline ? { ...status, contact: "offline" } : status, session, typed);
	if (chip.look === "sent" && session.account_status === "waiting") return null;
	return { look: chip.look, Icon: icons[chip.look], offline, ...wordsOfChip(chip, t) };
}

/** The chip's words, the shorter ones for a small phone, and what is read out when it changes, if that is less. */
type Words = { long: string; short: string; aloud?: string };

function wordsOfChip({ look, count, at, total, drafted }: Chip, t: typeof say): Words {
	switch (look) {
		case "session":
			return { long: t("chip.session"), short: t("chip.session.short") };
		case "failed":
			return { long: t("chip.failed", { count }), short: t("chip.failed", { count }) };
		case "lost":
			return { long: t("chip.lost", { count }), short: t("chip.lost.short", { count }) };
		case "sending":
			return { long: t("chip.sending", { at, total }), short: t("chip.sending", { at, total }) };
		case "offline":
			if (count === 0) return wordsOffline(drafted, t);
			return { long: t("chip.offlineWaiting", { count }), short: t("chip.offlineWaiting.short", { count }) };
		case "account":
		case "waiting":
			return { long: t("chip.waiting", { count }), short: t("chip.waiting", { count }) };
		case "unknown":
			return { long: t("chip.unknown"), short: t("chip.unknown") };
		case "typed":
			return { long: t("chip.typed"), short: t("chip.typed") };
		case "draft": {
			const time = shortClock(drafted ?? 0);
			return { long: t("chip.draft", { time }), short: t("chip.draft.short", { time }) };
		}
		case "sent":
			return { long: t("chip.sent"), short: t("chip.sent.short") };
	}
}

/** With nothing to send. Who types is not told each minute that it is saved. @param drafted as in Chip */
function wordsOffline(drafted: number | null, t: typeof say): Words {
	const aloud = t("chip.offline");
	if (drafted === null) return { long: aloud, short: aloud };
	return { long: t("chip.offlineDraft", { time: shortClock(drafted) }), short: t("chip.offlineDraft.short"), aloud };
}
