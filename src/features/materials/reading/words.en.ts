// What stands around a study material that is read inside the app.
export const english = {
	opening: "Opening the file",
	place: "Page {{page}} of {{pages}}",
	page: "Page {{page}}",
	"page.failed": "This page cannot be shown.",
	zoom: "Size",
	"zoom.in": "Zoom in",
	"zoom.out": "Zoom out",
	"zoom.fit": "Fit to width",
	"zoom.percent": "{{percent}}%",
	"broken.title": "This file cannot be opened here",
	"broken.next":
		"It may be damaged or of an unusual kind, or the browser too old. Another app may open it once it is downloaded.",
	"locked.title": "This file is locked with a password",
	"locked.next": "Once it is downloaded, an app that asks for the password can open it.",
	"missing.title": "What opens PDF files is not on {{thisDevice}} yet",
	"missing.next": "It is downloaded once, as soon as there is internet.",
	again: "Try again",
	download: "Download",
	cut: "Only the beginning is shown here. The downloaded file has all of it.",
} as const;
