import { Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useWords } from "#features/coursework/words.ts";
import { FindBar } from "./FindBar.tsx";
import classes from "./FoundCards.module.css";
import type { useFinding } from "./use-finding.ts";

type Finding = Omit<ReturnType<typeof useFinding>, "shown">;

// A list of cards; a long one with a search above it and more of it below.
export function FoundCards({ finding, shown, children }: { finding: Finding; shown: number; children: ReactNode }) {
	const t = useWords();
	const list = useRef<HTMLDivElement>(null);
	const cards = () => [...(list.current?.querySelectorAll("article") ?? [])];
	// The pressed button moves down the page: the focus goes to the first new row.
	const grow = () => {
		const before = new Set(cards());
		flushSync(finding.grow);
		const heading = cards()
			.find((card) => !before.has(card))
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
			<div className={classes.stack}>{children}</div>
			{finding.more > 0 ? (
				<Button className={classes.more ?? ""} variant="default" fullWidth onClick={grow}>
					{t("pending.more")}
				</Button>
			) : null}
		</div>
	);
}
