import { Button } from "@mantine/core";
import { useEffect } from "react";
import { toast } from "sonner";
import { useSize } from "#features/materials/use-size.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { changeFileSettings, keepReaderIfNeeded, runFiles } from "./commands.ts";
import { useComeByThemselves, useFileWork, useReached } from "./queries.ts";
import { say, useWords } from "./words.ts";

// Sends and fetches files while a page of the portal is open, and asks once whether they may come by themselves where the
// line may be paid by the megabyte; not where the question would stand over work (`ask` is false;
// a worksheet asks there itself, library/AskAtWorksheet.tsx).
export function OfflineFiles({ ask }: { ask: boolean }) {
	const t = useWords();
	const size = useSize();
	const work = useFileWork();
	const may = useComeByThemselves();
	const reached = useReached();
	const wanted = work ? [...work.uploads, ...work.unfinished.map(({ id }) => id)] : [];
	const byItself = work && may === "yes" ? work.fetch.map(({ id }) => id) : [];
	const todo = [...wanted, ...byItself].join();
	// Tried again whenever the server has answered: what is left then was cut.
	useEffect(() => {
		if (reached !== null && todo !== "") runFiles(tell);
	}, [reached, todo]);
	const online = reached !== null;
	useEffect(() => {
		if (online) void keepReaderIfNeeded();
	}, [online]);
	const asked = ask && may === "ask" && reached !== null ? (work?.fetch ?? []) : [];
	const sheets = asked.filter(({ assignment_id }) => assignment_id !== "").length;
	const title = sheets === asked.length ? "ask.title" : sheets === 0 ? "ask.pictures" : "ask.mixed";
	const bytes = asked.reduce((sum, material) => sum + material.size, 0);
	return (
		<CalmNote
			text={
				asked.length > 0
					? `${t(title, { count: asked.length })} ${t("ask.text", { count: asked.length, size: size(bytes) })}`
					: null
			}
		>
			<Button size="sm" onClick={() => changeFileSettings({ byItself: "yes" })}>
				{t("ask.yes")}
			</Button>
			<Button size="sm" variant="default" onClick={() => changeFileSettings({ byItself: "no" })}>
				{t("ask.no")}
			</Button>
		</CalmNote>
	);
}

function tell({ given, full }: { given: number; full: boolean }): void {
	if (given > 0) toast.success(say("given", { count: given }));
	if (full) toast.error(say("full"), { duration: Number.POSITIVE_INFINITY });
}
