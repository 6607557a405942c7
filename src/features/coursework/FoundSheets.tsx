import { Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { Stack } from "#ui/layout/Stack.tsx";
import { FindBar } from "./FindBar.tsx";
import classes from "./FoundSheets.module.css";
import type { useFinding } from "./use-finding.ts";
import { useWords } from "./words.ts";

type Finding = Omit<ReturnType<typeof useFinding>, "shown">;

// A list of sheets; a long one with a search above it and more of it below.
export function FoundSheets({ finding, shown, children }: { finding: Finding; shown: number; children: ReactNode }) {
	const t = useWords();
	const list = useRef<HTMLDivElement>(null);
	const sheets = () => [...(list.current?.querySelectorAll("article") ?? [])];
	// The button moves away under the finger that pressed it: the focus goes to the first sheet that is new.
	const grow = () => {
		const before = new Set(sheets());
		flushSync(finding.grow);
		const heading = sheets()
			.find((sheet) => !before.has(sheet))
			?.querySelector("h2");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus();
	};
	return (
		<div ref={list}>
			{finding.many ? (
				<FindBar
					words={finding.words}
					onSearch={finding.search}
					choices={[
						{
							label: t("pending.course"),
							all: t("pending.allCourses"),
							value: finding.course,
							from: finding.courses,
							onChoose: finding.choose,
						},
					]}
					shown={shown}
					total={finding.total}
					onShowAll={finding.showAll}
				/>
			) : null}
			<Stack>{children}</Stack>
			{finding.more > 0 ? (
				<Button className={classes.more ?? ""} variant="default" fullWidth onClick={grow}>
					{t("pending.more")}
				</Button>
			) : null}
		</div>
	);
}
