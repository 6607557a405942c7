// Coming in and going out.
export const english = {
	"login.title": "Welcome to LEAD",
	"login.lead": "Sign in to see your courses, your work and your grades.",
	"login.again": "Sign in again",
	"login.againLead_one":
		"Your session has ended. {{count}} item is waiting on {{thisDevice}} and will be sent once you sign in.",
	"login.againLead_other":
		"Your session has ended. {{count}} items are waiting on {{thisDevice}} and will be sent once you sign in.",
	"login.againLink": "Sign in again",
	"login.againQuiet": "Your session has ended. What is on {{thisDevice}} stays readable.",
	"login.email": "Email",
	"login.password": "Password",
	"login.show": "Show password",
	"login.hide": "Hide password",
	"login.submit": "Sign In",
	"login.welcome": "Welcome back!",
	"login.welcomeStudent": "Welcome back!",
	"login.failed": "Failed to sign in",
	"login.wrong": "Failed to authenticate.",
	"login.tooMany_one": "Too many wrong passwords. Please try again in a minute.",
	"login.tooMany_other": "Too many wrong passwords. Please try again in {{count}} minutes.",
	"login.unverified":
		"Your password is right, but your email address is not confirmed yet. Please open the link in our email first.",
	"login.blocked": "The center has paused this account. Write to us and we will sort it out together.",
	"login.temporaryExpired": "This temporary password has expired. Please ask the center for a new one.",
	"login.noAnswer": "Failed to sign in. The server did not answer: check your internet connection and try again.",
	"login.userName": "Or the user name on your card.",
	"login.needEmail": "Enter your email",
	"login.needPassword": "Enter your password",
	"login.noStorage":
		"This browser does not let LEAD keep your work. Leave the private window, allow cookies for this site, or use another browser.",
	"login.offlineTitle": "You are offline.",
	"login.offline": "Signing in needs the internet. You can go on here as soon as it is back.",
	"login.offlineButton": "Signing in needs the internet",
	"login.forgot": "Forgot password?",
	"login.noAccount": "No account yet?",
	"login.signUp": "Sign up",
	"login.help": "Can’t sign in?",
	"login.whatsapp": "Write to us on WhatsApp",
	"login.greeting": "Hello LEAD, I need help to sign in.",
	"login.waits":
		"Work that was not sent is waiting on {{thisDevice}}, locked away. It is sent when whoever wrote it signs in here.",
	"login.otherPerson":
		"{{name}} is signed in on {{thisDevice}}. Signing in here signs {{name}} out; unsent work stays safe until {{name}} signs in again.",
	"login.sealed":
		"Somebody else’s unsent work is on {{thisDevice}} and could not be locked away safely. That person has to sign in first and send it.",
	"login.aside": "Power cut? Keep writing.",
	"login.asideText":
		"Sign in once. After that your courses open without internet, and what you write is sent when the internet is back.",
	submitting: "Submitting...",

	"signOut.button": "Sign Out",
	"signOut.title": "Some work is not sent yet",
	"signOut.titleSent": "Nothing is left to send",
	"signOut.titleUploads": "A file is not uploaded yet",
	"signOut.titleTyped": "Something is not saved yet",
	"signOut.typed": "What you typed into a form in this tab and did not save is deleted when you sign out.",
	"signOut.drafts":
		"What you began to write stays on {{thisDevice}}, locked away. It is back when you sign in here again.",
	"signOut.uploads_one": "{{count}} file is still on its way. It is uploaded when you sign in on {{thisDevice}} again.",
	"signOut.uploads_other":
		"{{count}} files are still on their way. They are uploaded when you sign in on {{thisDevice}} again.",
	"signOut.titleOffline": "Stay signed in?",
	"back.dashboard": "Back to my dashboard",
	"back.outside": "Back",
	"signOut.offline": "There is no internet right now. If you sign out, you cannot sign in again until it is back.",
	"signOut.text": "It is safe on {{thisDevice}}. Nobody else who signs in here can read it.",
	"signOut.sendNow": "Send now",
	"signOut.sending": "Sending…",
	"signOut.stay": "Stay signed in",
	"signOut.keep": "Sign out and keep it on {{thisDevice}}",
	"signOut.stillHere": "Nothing was sent: there is no internet right now.",
	"signOut.ended": "Your session has ended. Sign in again and it will be sent.",
	"signOut.held": "It cannot be sent now: the center has not approved this account, or has paused it.",
	"signOut.refused": "Some work was refused. Stay signed in and open the list of unsent work to see why.",
	"signOut.allSent": "Everything has been sent. You can sign out.",
	"signOut.noKey":
		"LEAD has not reached the server since you signed in, so your work cannot be locked away on {{thisDevice}} yet. Stay signed in until it is sent.",
	"signOut.cancelUpload":
		"If storage is short, cancel the upload of a large file, in its course or in the library, and try again.",
	"signOut.notSaved": "Your work could not be locked away safely on {{thisDevice}}. You are still signed in.",

	"unsent.foreign": "From another version of the app: {{title}}",
	"unsent.queued": "Waiting to send",
	"unsent.sending": "Sending",
	"unsent.sent": "Sent",
	"unsent.failed": "Not sent",
} as const;
