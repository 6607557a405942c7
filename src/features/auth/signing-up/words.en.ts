// Asking for an account, in English.
export const english = {
	title: "Ask for an account",
	lead: "Fill in this page and open the link we mail you. The centre looks at every new account, then lets you in.",
	name: "Full Name",
	passwordHint: "At least 6 characters.",
	role: "Role",
	"role.student": "Student",
	"role.studentText": "You follow courses and hand in your work.",
	"role.teacher": "Teacher",
	"role.teacherText": "You give courses and grade. An admin looks at it first.",
	grade: "Grade",
	"grade.none": "Choose a grade",
	"grade.one": "Grade {{level}}",
	submit: "Sign Up",
	"done.sent": "Account created! Please check your email to verify your account.",
	"done.waiting": "Account created! Our email could not go out yet; it follows by itself.",
	failed: "Failed to create account",
	registered: "This email is already registered. Please sign in instead.",
	signIn: "Sign In",
	noAnswer:
		"Failed to create account, as far as we can tell: nobody answered. Please try again; if your email is then already registered, it was created after all.",
	haveOne: "You have an account already?",
	parent: "Are you a parent? We open your account together after a consultation.",
	parentLink: "Write to us on WhatsApp",
	greeting: "Hello LEAD, I am a parent and would like an account for the portal.",
	"admin.title": "The centre's first admin",
	"admin.lead":
		"This link opens once. Whoever fills in this page runs the centre's portal: approves people, gives roles and sees everything.",
	"admin.submit": "Create the account",
	"admin.done": "The admin account is ready. Please sign in.",
	"admin.noAnswer":
		"Failed to create account, as far as we can tell: nobody answered. Please try again; if the account is there after all, you are signed in.",
	"admin.in": "You are signed in.",
	"admin.taken":
		"An account has this email already. Enter its own password and it becomes the admin's, or choose another email.",
	"admin.used":
		"This link has been used, or the server was started again since. The newest link is where the server was started.",
} as const;
