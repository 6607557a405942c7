// The end of the school year, and the courses behind it.
export const english = {
	cancel: "Cancel",
	"year.title": "End the school year",
	"year.text":
		"These courses move to Past courses, for you and your students: nobody can join them or add anything to them. Answers and grades stay readable, and what is handed in can still be graded.",
	"year.courses": "Courses that end",
	"year.lead": "Lead teacher: {{name}}",
	"year.another": "another teacher",
	"year.missing": "Choose at least one course.",
	"year.do_one": "End {{count}} course",
	"year.do_other": "End {{count}} courses",
	"year.done_one": "{{count}} course moves to Past courses.",
	"year.done_other": "{{count}} courses move to Past courses.",
	"past.title": "Past courses ({{count}})",
	"past.more": "Show more",
} as const;
