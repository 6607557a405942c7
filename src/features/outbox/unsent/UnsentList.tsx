import { Button } from "@mantine/core";
import { useState } from "react";
import { goesAlong, heldBackBy, syncNow } from "#features/outbox/commands.ts";
import type { Go } from "#features/outbox/list/ItemHead.tsx";
import classes from "#features/outbox/list/OutboxList.module.css";
import { useWords } from "#features/outbox/list/words.ts";
import type { ListedItem } from "#features/outbox/queries.ts";
import { useNetwork, useOffline } from "#features/reach/queries.ts";
import { CopiesItem } from "./CopiesItem.tsx";
import { OutboxItem } from "./OutboxItem.tsx";

/** So many copies into one course are listed as everything is. */
const few = 3;

/** The course into which it waits to be copied; null for whatever else it is. */
const copiedInto = ({ entry: { kind, state, body } }: ListedItem): string | null =>
	kind === "copyMaterial" && state !== "failed" ? body.course_id : null;

const copiesWith = (item: ListedItem, items: ListedItem[]): ListedItem[] => {
	const course = copiedInto(item);
	return course === null ? [] : items.filter((other) => copiedInto(other) === course);
};

type UnsentProps = { unsent: ListedItem[]; mayGo: boolean; onGo: Go };

// What the server has not confirmed.
export function UnsentList({ unsent, mayGo, onGo }: UnsentProps) {
	const t = useWords();
	const network = useNetwork();
	if (unsent.length === 0) return null;
	const entries = unsent.map(({ entry }) => entry);
	const items = [...unsent].sort(byNeed);
	const held = new Map(entries.map((entry) => [entry.id, heldBackBy(entry, entries)]));
	const ready = entries.filter(({ id, state }) => state !== "failed" && !held.get(id));
	const drawn = (item: ListedItem) => (
		<OutboxItem
			key={item.entry.id}
			item={item}
			mayGo={mayGo}
			heldBackBy={held.get(item.entry.id)}
			along={goesAlong(item.entry, entries)}
			onGo={onGo}
		/>
	);
	return (
		<section className={classes.part}>
			<h3>{t("outbox.waits")}</h3>
			<ul className={classes.list}>
				{items.map((item) => {
					const copies = copiesWith(item, items);
					if (copies.length <= few) return drawn(item);
					if (copies[0] !== item) return null;
					return (
						<CopiesItem key={copiedInto(item)} copies={copies} onGo={onGo}>
							{copies.map(drawn)}
						</CopiesItem>
					);
				})}
			</ul>
			{mayGo && network && ready.length > 1 ? <SendAll /> : null}
		</section>
	);
}

/** What needs its writer comes first; for the rest the order in which it was written. */
const byNeed = ({ entry: a }: ListedItem, { entry: b }: ListedItem) =>
	Number(b.state === "failed") - Number(a.state === "failed") || a.seq - b.seq;

function SendAll() {
	const t = useWords();
	const offline = useOffline();
	const [state, set] = useState<"busy" | "tried" | null>(null);
	return (
		<>
			<Button
				fullWidth
				size="md"
				loading={state === "busy"}
				onClick={() => {
					set("busy");
					void syncNow().finally(() => set("tried"));
				}}
			>
				{t("outbox.sendAll")}
			</Button>
			<p role="status">{state === "tried" && offline ? t("outbox.noAnswer") : null}</p>
		</>
	);
}
