// The three steps on an iPhone or iPad. The names of Apple's buttons are as its English system has them.
export const english = {
	title: "LEAD on your home screen",
	close: "Close",
	"share.title": "Tap Share",
	"share.text":
		"The square with an arrow, at the bottom or the top of Safari. If you do not see it, tap the three dots first.",
	"shareMenu.title": "Open the Share menu",
	"shareMenu.text": "The square with an arrow, beside the address or in this browser’s own menu.",
	"safari.title": "Open LEAD in Safari",
	"safari.text": "This browser cannot do it. In Safari, type {{address}}, then tap Share, the square with an arrow.",
	"add.title": "Choose “Add to Home Screen”",
	"add.text": "Scroll down the list until you see it, then tap Add.",
	"open.title": "Open LEAD",
	"open.text": "From now on, open LEAD by its icon. Sign in there once; after that it opens even without internet.",
	waiting:
		"What is still waiting to be sent stays in this browser. Open LEAD here once with internet, so that it is sent.",
} as const;
