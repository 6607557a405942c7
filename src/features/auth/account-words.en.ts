// What the pages around an account share, in English: not for everybody who signs in, so not in words.en.ts.
export const english = {
	email: "Email",
	password: "Password",
	show: "Show password",
	hide: "Hide password",
	submitting: "Submitting...",
	"offline.title": "You are offline.",
	"problem.needEmail": "Enter your email",
	"problem.needPassword": "Enter your password",
	"aside.signUp": "Three steps, and you are in.",
	"aside.signUpText":
		"Fill in the form. Open the link in our email. The center approves your account, and your dashboard opens.",
	"aside.recover": "A new password in a minute.",
	"aside.recoverText":
		"What you wrote on {{thisDevice}}, even what has not been sent yet, stays where it is until you are back in.",
	"offline.text":
		"This needs the internet. What you typed stays here, and you can go on as soon as the internet is back.",
	"offline.button": "This needs the internet",
	"problem.email": "Invalid email address",
	"problem.needName": "Enter your full name",
	"problem.longName": "This name is too long. At most 100 letters.",
	"problem.shortPassword": "Password must be at least 6 characters",
	"problem.longPassword": "This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.",
	"problem.differ": "Passwords do not match",
	"problem.needGrade": "Choose your grade",
	"refused.noAnswer":
		"{{failed}}, or so it seems: the server did not answer. Check your internet connection and try again.",
	"refused.onlyChanged":
		"Your password has been changed, but we could not sign you in. Please sign in with your new password.",
	"refused.busy_one": "Too many tries just now. Please try again in a minute.",
	"refused.busy_other": "Too many tries just now. Please try again in {{count}} minutes.",
} as const;
