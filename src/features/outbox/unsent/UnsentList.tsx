import { Button } from "@mantine/core";
import { useState } from "react";
import { sendNow } from "#features/outbox/commands.ts";
import type { Go } from "#features/outbox/list/ItemHead.tsx";
import classes from "#features/outbox/list/OutboxList.module.css";
import { useWords } from "#features/outbox/list/words.ts";
import type { ListedItem } from "#features/outbox/queries.ts";
import { goesAlong } from "./goes-along.ts";
import { OutboxItem } from "./OutboxItem.tsx";

type UnsentProps = { unsent: ListedItem[]; mayGo: boolean; onGo: Go };

// What the server has not confirmed.
export function UnsentList({ unsent, mayGo, onGo }: UnsentProps) {
	const t = useWords();
	if (unsent.length === 0) return null;
	const entries = unsent.map(({ entry }) => entry);
	return (
		<section className={classes.part}>
			<h3>{t("outbox.waits")}</h3>
			<ul className={classes.list}>
				{[...unsent].sort(byNeed).map((item) => (
					<OutboxItem
						key={item.entry.id}
						item={item}
						mayGo={mayGo}
						along={goesAlong(item.entry, entries)}
						onGo={onGo}
					/>
				))}
			</ul>
			{mayGo && entries.filter(({ state }) => state !== "failed").length > 1 ? <SendAll /> : null}
		</section>
	);
}

/** What needs its writer comes first; for the rest the order in which it was written. */
const byNeed = ({ entry: a }: ListedItem, { entry: b }: ListedItem) =>
	Number(b.state === "failed") - Number(a.state === "failed") || a.seq - b.seq;

function SendAll() {
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
			{t("outbox.sendAll")}
		</Button>
	);
}
