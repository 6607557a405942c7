// The page behind the last link of a mail about what is new. Whose it is it does not say: anybody may have been sent the mail.
export const english = {
	title: "Emails about what is new",
	lead: "One press, and LEAD sends no more emails about what is new to this address. Emails about the account itself still come.",
	stop: "Stop these emails",
	done: "No more emails about what is new will come.",
	"done.text": "Would you like some of them again? Choose in your profile.",
	failed: "This link is not complete. Please open it again from the email.",
	noAnswer: "The server did not answer. Please try again.",
	"aside.title": "What is new stays in the app.",
	"aside.text": "New assignments, changed dates and grades appear at the top of the dashboard, even without emails.",
	profile: "Open my profile",
} as const;
