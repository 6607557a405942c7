// What is copied of a course's assignments.
export const english = {
	tasks: "Assignments to copy",
	none: "It has no assignments to copy.",
	archived: "Archived",
	due: "due {{day}}",
	noDue: "no due date",
	dues: "Due dates",
	"dues.weeks": "On the same weekdays",
	"dues.day": "Choose the first day",
	"dues.none": "No due dates",
	day: "The first is due on",
	"day.missing": "Choose a day.",
	"day.past": "Choose a day that is still to come.",
	sundays_one: "{{count}} assignment would be due on a Sunday: {{days}}.",
	sundays_other: "{{count}} assignments would be due on a Sunday: {{days}}.",
	materials: "The materials of the course are copied with it, and the worksheets and pictures of these assignments.",
} as const;
