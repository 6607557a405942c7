import { Printout } from "#ui/layout/Printout.tsx";
import { PaperCard } from "./PaperCard.tsx";
import { PaperList } from "./PaperList.tsx";
import type { OpenCourse } from "./queries.ts";

type CoursePaperProps = { what: "list" | "card"; room: OpenCourse };

// On paper a course is its class list, or the card to hand out.
export function CoursePaper({ what, room }: CoursePaperProps) {
	return (
		<Printout>
			{what === "card" && room.course.join_code ? <PaperCard course={room.course} /> : <PaperList room={room} />}
		</Printout>
	);
}
