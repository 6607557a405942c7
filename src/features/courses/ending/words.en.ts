// The end of a course: for its teacher, one of them or all at the end of the school year.
export const english = {
	end: "End this course",
	restore: "Bring it back",
	ended: "“{{title}}” has ended. It is under Past courses now.",
	"failed.archiveCourse": "Not ended",
	"failed.restoreCourse": "Not brought back",
	tryAgain: "Try again",
	leave: "Leave it as it is",
	cancel: "Cancel",
	"year.title": "End the school year",
	"year.text":
		"These courses go under Past courses, for you and your students: nobody joins them, and nothing new is set in them. Answers and grades stay readable, and what is handed in can still be graded.",
	"year.courses": "Courses that end",
	"year.missing": "Choose at least one course.",
	"year.do_one": "End {{count}} course",
	"year.do_other": "End {{count}} courses",
	"year.done_one": "{{count}} course has ended. It is under Past courses now.",
	"year.done_other": "{{count}} courses have ended. They are under Past courses now.",
} as const;
