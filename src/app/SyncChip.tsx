import {
	IconAlertCircle,
	IconArrowUp,
	IconCheck,
	IconClock,
	IconCloudOff,
	IconLogin2,
	IconRefresh,
} from "@tabler/icons-react";
import { Suspense, useState, useSyncExternalStore } from "react";
import { readStatus, watchStatus } from "#data/status.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { type Chip, chipOf } from "./chip.ts";
import { later } from "./later.tsx";
import classes from "./SyncChip.module.css";
import { type say, useWords } from "./words.ts";

const OutboxSheet = later(() => import("./OutboxSheet.tsx").then((file) => file.OutboxSheet));

const icons = {
	session: IconLogin2,
	failed: IconAlertCircle,
	account: IconClock,
	sending: IconArrowUp,
	offline: IconCloudOff,
	waiting: IconClock,
	unknown: IconRefresh,
	sent: IconCheck,
} as const;

// The truth about sending, always in sight. A press opens the list of what is unsent.
export function SyncChip() {
	const t = useWords();
	const { session } = useAuth();
	const status = useSyncExternalStore(watchStatus, readStatus, readStatus);
	const [open, setOpen] = useState(false);
	const [opened, setOpened] = useState(false);
	if (!session) return null;
	const chip = chipOf(status, session);
	const Icon = icons[chip.look];
	const { long, short } = wordsOfChip(chip, t);
	return (
		<>
			<button
				type="button"
				className={`${classes.chip} ${classes[chip.look]}`}
				data-look={chip.look}
				aria-label={t("chip.open", { says: long })}
				aria-haspopup="dialog"
				onClick={() => {
					setOpened(true);
					setOpen(true);
				}}
			>
				<span className={classes.pill} key={chip.look}>
					<Icon className={classes.icon} size={17} stroke={2} aria-hidden />
					<span className={classes.long}>{long}</span>
					<span className={classes.short}>{short}</span>
				</span>
			</button>
			<span role="status" className="out-of-sight">
				{long}
			</span>
			{opened ? (
				<Suspense>
					<OutboxSheet open={open} onClose={() => setOpen(false)} />
				</Suspense>
			) : null}
		</>
	);
}

/** The chip's words, and the shorter ones for a small phone. */
function wordsOfChip({ look, count, at, total }: Chip, t: typeof say): { long: string; short: string } {
	switch (look) {
		case "session":
			return { long: t("chip.session"), short: t("chip.session.short") };
		case "failed":
			return { long: t("chip.failed", { count }), short: t("chip.failed", { count }) };
		case "sending":
			return { long: t("chip.sending", { at, total }), short: t("chip.sending", { at, total }) };
		case "offline":
			if (count === 0) return { long: t("chip.offline"), short: t("chip.offline") };
			return { long: t("chip.offlineWaiting", { count }), short: t("chip.offlineWaiting.short", { count }) };
		case "account":
		case "waiting":
			return { long: t("chip.waiting", { count }), short: t("chip.waiting", { count }) };
		case "unknown":
			return { long: t("chip.unknown"), short: t("chip.unknown") };
		case "sent":
			return { long: t("chip.sent"), short: t("chip.sent.short") };
	}
}
