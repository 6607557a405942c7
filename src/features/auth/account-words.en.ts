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
		"Fill in the form. Open the link in our email. The centre approves your account, and your dashboard opens by itself.",
	"aside.recover": "A new key takes a minute.",
	"aside.recoverText":
		"What you wrote on this phone and what is not sent yet stay where they are until you are back in.",
	"offline.text": "This needs the internet. What you typed stays, and this page notices by itself when it is back.",
	"offline.button": "This needs the internet",
	"problem.email": "Invalid email address",
	"problem.needName": "Enter your full name",
	"problem.longName": "This name is too long. At most 100 letters.",
	"problem.shortPassword": "Password must be at least 6 characters",
	"problem.longPassword": "This password is too long. Up to 71 Latin letters or 35 Arabic letters fit.",
	"problem.differ": "Passwords do not match",
	"problem.needGrade": "Choose your grade",
	"refused.noAnswer": "{{failed}}, as far as we can tell: nobody answered. Check the connection and try again.",
	"refused.onlyChanged":
		"Your password is changed. Only signing in with the new one did not work out just now: please sign in again with it.",
	"refused.busy_one": "Too many tries just now. Please try again in a minute.",
	"refused.busy_other": "Too many tries just now. Please try again in {{count}} minutes.",
} as const;
