// Whether an address is its owner's, in English.
export const english = {
	"signedUp.sent": "Account created! Please check your email to verify your account.",
	"signedUp.sentNext":
		"Open the link we sent to {{email}}. Then the center approves your account, and your dashboard opens.",
	"signedUp.waiting": "Account created! Our email to {{email}} could not go out yet.",
	"signedUp.waitingNext":
		"It will be sent automatically; you do not need to sign up again. Open the link when it arrives. Then the center approves your account.",
	"asked.sent": "An email is on its way to {{email}}.",
	"asked.sentNext": "Nothing after a few minutes? Check your spam or junk folder.",
	"asked.waiting": "The email to {{email}} could not go out yet.",
	"asked.waitingNext": "It will be sent automatically as soon as possible.",
	unverified: "Your email address is not confirmed.",
	unverifiedNext: "Open the link we sent to {{email}}.",
	notAsked: "No new link was sent. Please try again.",
	noAnswer:
		"The server did not answer, so we cannot tell whether a new link is on its way. Check your internet connection and try again.",
	confirming: "Confirming your email address…",
	confirmed: "Your email address is confirmed.",
	confirmedNext: "You can sign in now. If the center still has to approve your account, a page will tell you so.",
	badLink: "This confirmation link no longer works.",
	badLinkNext: "It has expired or is incomplete. Enter your email below, and we’ll send you a new one.",
	unknown: "We could not find out whether your address is confirmed.",
	unknownNext: "Check your internet connection and try again.",
	sendAgain: "Send it again",
	sendNew: "Send me a new link",
	sending: "Sending…",
	again: "Try again",
	"change.title": "Confirm your new email address",
	"change.lead": "Enter your password once more. After that, you sign in with the new address.",
	"change.leadFor": "Enter the password of your account once more. After that, you sign in with {{email}}.",
	"change.submit": "Confirm the address",
	"change.done": "Your new email address is confirmed. Please sign in with it.",
	"change.failed": "Failed to confirm the address",
	"change.wrong":
		"This is not your password, or the link is no longer valid. If you have just confirmed the address, try to sign in with it. Otherwise, ask for a new link in your profile.",
	"change.back": "Back to Sign In",
} as const;
