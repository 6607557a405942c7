// Asking for an account, in English.
export const english = {
	title: "Ask for an account",
	lead: "Fill in this page and open the link we email you. The center reviews every new account, then lets you in.",
	name: "Full Name",
	passwordHint: "At least 6 characters.",
	role: "Role",
	"role.student": "Student",
	"role.studentText": "You take courses and hand in your work.",
	"role.teacher": "Teacher",
	"role.teacherText": "You teach courses and grade work.",
	grade: "Grade",
	"grade.none": "Choose a grade",
	"grade.one": "Grade {{level}}",
	"grade.hint": "Grade 6 = EB6 (6e)",
	submit: "Sign Up",
	failed: "Failed to create account",
	registered: "This email is already registered. Please sign in instead.",
	tooMany: "Many people are signing up right now. Please try again in an hour.",
	signIn: "Sign In",
	noAnswer:
		"Failed to create account, or so it seems: the server did not answer. Please try again. If it then says that this email is already registered, your account was created after all.",
	haveOne: "Already have an account?",
	parent: "Are you a parent? We’ll set up your account together after a consultation.",
	parentLink: "Write to us on WhatsApp",
	greeting: "Hello LEAD, I am a parent and would like an account for the portal.",
	"admin.title": "The center’s first admin",
	"admin.lead":
		"This link works once. Whoever fills in this page runs the center’s portal: approves accounts, gives roles and sees everything.",
	"admin.aside": "The portal begins here.",
	"admin.asideText": "Then you sign in, and the admin dashboard opens: there you let teachers and students in.",
	"admin.submit": "Create the account",
	"admin.done": "The admin account is ready. Please sign in.",
	"admin.noAnswer":
		"Failed to create account, or so it seems: the server did not answer. Please try again. If the account exists after all, you will be signed in.",
	"admin.in": "You are signed in.",
	"admin.taken":
		"An account already uses this email. Enter that account’s own password to make it the admin’s, or choose another email.",
	"admin.used":
		"This link has already been used, or the server has restarted since. Use the newest link, shown where the server was started.",
} as const;
