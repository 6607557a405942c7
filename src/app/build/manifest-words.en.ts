// What the phone says of the app: while it is installed, and in the list that opens on its icon.
export const english = {
	description: "After-school learning in Zahlé. Assignments, answers and grades, even without internet.",
	"shortcut.assignments": "Assignments",
	"shortcut.assignments.text": "What there is to do, for students",
	"shortcut.grading": "Grading",
	"shortcut.grading.text": "Answers waiting for a grade, for teachers",
	"shortcut.whatsapp": "WhatsApp",
	"shortcut.whatsapp.text": "Write to the center",
	"screenshot.home": "Everything about the center, from Grade {{first}} to Grade {{last}}",
	"screenshot.assignments": "Write your answers, even without internet",
	"screenshot.grading": "Grade answers one by one, even without internet",
	"screenshot.submitted": "Your grades, and what your teacher says",
} as const;
