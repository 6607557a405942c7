// The three steps on an iPhone or iPad. The names of Apple's buttons are as its English system has them.
export const english = {
	title: "LEAD on your home screen",
	close: "Close",
	"share.title": "Tap Share",
	"share.text":
		"The square with an arrow, at the bottom or the top of Safari. If you do not see it, tap the three dots first.",
	"shareMenu.title": "Open the Share menu",
	"shareMenu.text": "The square with an arrow, beside the address or in this browser's own menu.",
	"safari.title": "Open LEAD in Safari",
	"safari.text": "It cannot be done from here. In Safari type {{address}}, then tap Share, the square with an arrow.",
	"add.title": "Choose “Add to Home Screen”",
	"add.text": "Move down the list until you see it, then tap Add.",
	"open.title": "Open LEAD",
	"open.text": "From now on by its icon. Sign in there once; it then opens without internet too.",
	waiting: "What still waits to be sent stays in this browser. Open LEAD here once with internet, so that it goes.",
} as const;
