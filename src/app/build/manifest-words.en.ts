// What the phone says of the app: while it is installed, and in the list that opens on its icon.
export const english = {
	description: "After-school learning in Zahlé. Lessons, answers and grades, also without internet.",
	"shortcut.assignments": "Assignments",
	"shortcut.assignments.text": "What there is to do, for students",
	"shortcut.grading": "Grading",
	"shortcut.grading.text": "Answers that wait for a grade, for teachers",
	"shortcut.whatsapp": "WhatsApp",
	"shortcut.whatsapp.text": "Write to the centre",
	"screenshot.home": "Everything about the centre, from Grade {{first}} to Grade {{last}}",
	"screenshot.assignments": "Write your answers, also without internet",
	"screenshot.grading": "Grade one answer after another, also without internet",
	"screenshot.submitted": "Your grades, and what your teacher says",
} as const;
