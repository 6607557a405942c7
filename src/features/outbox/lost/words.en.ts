// What was lost, or cannot be opened: hardly anybody reads it.
export const english = {
	"lost.title": "This browser deleted work that was not sent",
	"lost.text":
		"Without asking, it cleared what LEAD keeps on {{thisDevice}}, perhaps for lack of space. These texts are no longer here:",
	"lost.about": "{{what}}: {{title}}",
	"lost.draft.answer": "Answer being written",
	"lost.draft.grade": "Grade being written",
	"lost.draft.course": "Course being written",
	"lost.draft.assignment": "Assignment being written",
	"lost.draft.other": "Text being written",
	"lost.written": "Written {{when}}",
	"lost.sealed_one": "{{count}} item that you left locked here when you signed out",
	"lost.sealed_other": "{{count}} items that you left locked here when you signed out",
	"lost.sealedSince": "The oldest was written {{when}}",
	"lost.perhaps":
		"LEAD has not reached the center since then. As soon as it does, whatever had already been sent will be taken off this list.",
	"lost.student":
		"Write it again while you remember it. If it was due, tell your teacher what happened and show this message, or ask for more time.",
	"lost.teacher": "Please write it again: nobody at the center has it.",
	"lost.read": "I have read this",
	"rescue.title": "Your work is here, but cannot be opened",
	"rescue.text":
		"This version of LEAD cannot open the work kept on {{thisDevice}}. Nothing in it was changed or deleted. Below is everything that has not been sent yet. Keep a copy before you do anything else.",
	"rescue.nothing": "Nothing unsent was found on {{thisDevice}}.",
	"rescue.unreadable":
		"This browser does not let us read the work kept on {{thisDevice}}. Do not clear the browser’s data: bring {{theDevice}} to the center as it is.",
	"rescue.again": "Try to open it again",
} as const;
