// What is read and pressed about pictures in the instructions of an assignment.
export const english = {
	open: "Open the picture",
	missing: "This picture is not on {{thisDevice}} yet.",
	"missing.offline": "It can be seen once there is internet.",
	"missing.ended": "It can be seen once you sign in again.",
	"missing.coming": "It is on its way.",
	"missing.failed": "It could not be downloaded. Try again when the connection is better.",
	gone: "The picture “{{title}}” is missing here.",
	"gone.untitled": "A picture is missing here.",
	"gone.ask": "Ask your teacher for it.",
	"gone.mend":
		"It is not among the materials, or not yet. If it does not come, edit the instructions to replace it or take it out.",
	show: "Show the picture ({{size}})",
	choose: "Add a picture",
	close: "Close",
	search: "Search by title",
	found_one: "{{number}} picture",
	found_other: "{{number}} pictures",
	noMatch: "No pictures match.",
	more: "Show more",
	library: "Library",
	empty: "No pictures for this course yet",
	"empty.next":
		"Upload a picture in the materials of the course. Once it has arrived, it can be chosen here, even without internet.",
	toCourse: "Open the course",
	noCourse: "Choose a course first",
	"noCourse.next": "The pictures in its materials will be here to choose from.",
} as const;
