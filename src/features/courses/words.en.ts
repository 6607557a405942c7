// The courses of whoever looks: a student's to learn in, a teacher's to lead.
export const english = {
	loading: "Opening your courses",
	grade: "Grade {{level}}",
	todo_one: "{{count}} to do",
	todo_other: "{{count}} to do",
	toGrade_one: "{{count}} to grade",
	toGrade_other: "{{count}} to grade",
	waiting: "Waiting to send",
	done: "All done",
	nothingToGrade: "Nothing to grade",
	"course.queued": "Waiting to send",
	"course.sending": "Sending",
	"course.failed": "Not sent",
	"student.empty": "Not enrolled in any courses yet",
	"student.next": "Your teacher adds you to a course. It appears here by itself.",
	"teacher.empty": "No courses created yet",
	"teacher.next": "Courses you teach are listed here.",
} as const;
