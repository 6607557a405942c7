export const english = {
	"head.title": "Credits: who drew and made what you see, LEAD",
	"head.description":
		"The people, drawings, icons and letters of this site were made by generous artists and shared with everybody. Here are their names and licenses.",
	title: "Made with borrowed pencils",
	lead: "A notebook is never made by one person. The people, things and letters on these pages were drawn by artists who share their work with everybody. Thank you: our students look at it every day.",
	peeps: "The people: students, tutors and parents. We dressed them in our colors.",
	freehand: "The things drawn by hand: books, bulbs, pencils. We gave each one accent color.",
	tabler: "The small signs on buttons and links.",
	bricolage: "The typeface of the headings.",
	figtree: "The typeface of the text you are reading.",
	by: "by {{who}}",
	licence: "License: {{licence}}",
} as const;
