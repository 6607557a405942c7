// The three programs as search engines list courses.
import { centre } from "#centre.ts";
import { sayProgram } from "#site/program-words.ts";
import { courseList } from "#site/structured-data.ts";
import { say } from "./words.ts";

export function programList(): object {
	const { afterSchool, advanced } = centre;
	return courseList([
		{
			name: sayProgram("afterSchool.name"),
			description: say("afterSchool.text"),
			path: "/after-school-learning",
			sessions: afterSchool.hours,
			monthly: afterSchool.monthlyTuition,
		},
		{
			name: sayProgram("personalized.name"),
			description: say("personalized.text"),
			path: "/personalized-learning",
		},
		{
			name: sayProgram("advanced.name"),
			description: say("advanced.text", { weeks: advanced.weeks, ...advanced.sessionsPerWeek }),
			path: "/advanced-learning",
			weeks: advanced.weeks,
		},
	]);
}
