import { Suspense } from "react";
import { EndYearButton } from "#features/courses/list/EndYearButton.tsx";
import { MyCourses } from "#features/courses/list/MyCourses.tsx";
import { useWords } from "#features/courses/words.ts";
import { NextToGrade } from "#features/coursework/answering/NextUp.tsx";
import type { GradingItem } from "#features/coursework/grading/queries.ts";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import type { useTab } from "./places/use-tab.ts";

// Opened now and then, so its code comes when it is asked for.
const TutorPlace = part(() => import("./TutorPlace.tsx").then((file) => file.TutorPlace));

type TutorCoursesProps = {
	/** What is opened in place of the cards, as TutorPlace has it; "" for the cards. */
	opened: string;
	toGrade: GradingItem[];
	choose: ReturnType<typeof useTab>["choose"];
	onNew: (courseId: string) => void;
};

// A teacher's courses with what is to be graded first, or one of them from the inside.
export function TutorCourses({ opened, toGrade, choose, onNew }: TutorCoursesProps) {
	const t = useWords();
	return (
		<OnItsWay>
			{opened ? (
				<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
					<TutorPlace at={opened} choose={choose} onNew={onNew} />
				</Suspense>
			) : (
				<>
					<MyCourses
						as="teacher"
						onOpen={(id) => choose("courses", id)}
						onCreate={() => choose("create")}
						end={(current, ended) => <EndYearButton current={current} ended={ended} />}
					/>
					<NextToGrade items={toGrade} onOpen={(id) => choose("grading", id)} />
				</>
			)}
		</OnItsWay>
	);
}
