// The offer to put the app on the home screen.
export const english = {
	install: "Install LEAD",
	title: "Keep LEAD at hand",
	text: "On your home screen LEAD opens like an app, even without internet, and what you write is kept more safely.",
	later: "Not now",
} as const;
