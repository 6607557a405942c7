// The end of a course: for its teacher, one of them or all at the end of the school year.
export const english = {
	end: "End this course",
	restore: "Bring it back",
	ended: "The course moves to Past courses.",
	"failed.archiveCourse": "Not ended",
	"failed.restoreCourse": "Not brought back",
	tryAgain: "Try again",
	leave: "Leave it as it is",
} as const;
