import { Button } from "@mantine/core";
import { IconArchive } from "@tabler/icons-react";
import { type RefObject, Suspense, useState } from "react";
import type { CourseSummary } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { part } from "#ui/loading/part.tsx";
import classes from "./CourseCard.module.css";

// Needed once a year, so its code is loaded on demand.
const EndYear = part(() => import("#features/courses/ending/EndYear.tsx").then((file) => file.EndYear));

type EndYearButtonProps = {
	/** Those that go on. */
	current: CourseSummary[];
	/** Set when some were ended. */
	ended: RefObject<boolean>;
};

export function EndYearButton({ current, ended }: EndYearButtonProps) {
	const t = useWords();
	const [asking, setAsking] = useState(false);
	return (
		<>
			<Button
				className={classes.fold ?? ""}
				variant="subtle"
				size="compact-md"
				leftSection={<IconArchive size={18} stroke={2} aria-hidden />}
				aria-haspopup="dialog"
				onClick={() => setAsking(true)}
			>
				{t("year.open")}
			</Button>
			{asking ? (
				<Suspense>
					<EndYear
						courses={current.map(({ course }) => course)}
						onClose={() => setAsking(false)}
						onEnded={() => {
							ended.current = true;
							setAsking(false);
						}}
					/>
				</Suspense>
			) : null}
		</>
	);
}
