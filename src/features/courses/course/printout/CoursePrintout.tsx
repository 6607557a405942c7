import type { OpenCourse } from "#features/courses/course/queries.ts";
import { Printout } from "#ui/layout/Printout.tsx";
import { PrintedClassList } from "./PrintedClassList.tsx";
import { PrintedJoinCard } from "./PrintedJoinCard.tsx";

type CoursePrintoutProps = { what: "list" | "card"; detail: OpenCourse };

// On paper a course is its class list, or the card to hand out.
export function CoursePrintout({ what, detail }: CoursePrintoutProps) {
	return (
		<Printout>
			{what === "card" && detail.course.join_code ? (
				<PrintedJoinCard course={detail.course} />
			) : (
				<PrintedClassList detail={detail} />
			)}
		</Printout>
	);
}
