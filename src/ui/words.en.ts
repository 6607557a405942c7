// The few sentences that belong to a press or to a part, and not to a screen.
export const english = {
	undo: "Undo",
	notSaved: "That was not saved on this phone. Nothing has changed; please try again.",
	cancel: "Cancel",
	loading: "Fetching the list",
	notFetched: "This list could not be fetched.",
	oldList: "This list is from {{time}} and may have changed since.",
	tryAgain: "Try again",
	pages: "Pages of the list",
	pageOf: "Page {{page}} of {{pages}}",
	previous: "Previous",
	next: "Next",
	"stopped.offline": "This needs the internet.",
	"stopped.ended": "Your sign-in has ended. Sign in again first.",
} as const;
