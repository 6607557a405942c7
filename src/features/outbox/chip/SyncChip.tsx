import { Suspense, useState } from "react";
import { useWords } from "#features/outbox/words.ts";
import classes from "./SyncChip.module.css";
import { useChip } from "./use-chip.ts";
import { useListCode } from "./use-list-code.ts";

// Says at all times whether everything is sent. A press opens the list of unsent work. `brief`: where it stands beside
// the menu of the site, it says so in the words for a small phone.
export function SyncChip({ brief = false }: { brief?: boolean }) {
	const t = useWords();
	const chip = useChip();
	const [open, setOpen] = useState(false);
	const { OutboxDrawer, fetchList } = useListCode();
	if (!chip) return null;
	const { look, Icon, long, short, aloud = long } = chip;
	const press = async () => setOpen(await fetchList());
	return (
		<>
			<button
				type="button"
				className={`${classes.chip} ${classes[look]}`}
				data-look={look}
				data-brief={brief}
				aria-label={t("chip.open", { says: long })}
				aria-haspopup="dialog"
				onClick={() => void press()}
			>
				<span className={classes.pill} key={look}>
					<Icon className={classes.icon} size={17} stroke={2} aria-hidden />
					<span className={classes.long}>{long}</span>
					<span className={classes.short}>{short}</span>
				</span>
			</button>
			{/* While the list is open, the list says it. Who types is not told each minute that it is saved. */}
			<span
				role="status"
				aria-live={open || look === "draft" || look === "typed" ? "off" : "polite"}
				className="out-of-sight"
			>
				{aloud}
			</span>
			{OutboxDrawer ? (
				<Suspense>
					<OutboxDrawer open={open} onClose={() => setOpen(false)} />
				</Suspense>
			) : null}
		</>
	);
}
