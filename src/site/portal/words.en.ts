export const english = {
	"head.title": "Portal, LEAD",
	"head.description":
		"Sign in to LEAD in Zahlé, for students, parents and teachers: assignments, grades and feedback, even when the internet is out.",
	title: "The LEAD portal",
	lead: "Students, parents and teachers all sign in here.",
	"new.text": "New at LEAD?",
	"new.link": "Sign up",
	"student.title": "Student Portal",
	"student.text": "Your courses, assignments, grades and feedback.",
	"parent.title": "Parent Portal",
	"parent.text":
		"Your child’s courses, grades and feedback, in the child’s account. We activate it after your consultation.",
	"teacher.title": "Teacher Portal",
	"teacher.text": "Set assignments, grade answers and give feedback, even offline.",
	go: "Sign in",
	open: "Open the portal",
	openLabel: "{{portal}}: open the portal",
	goLabel: "{{portal}}: sign in",
	"access.title": "Need access?",
	"access.text":
		"Request an account here. It is activated after your consultation, and we’ll send you the login details.",
	"access.button": "Request a Portal Account",
	support: "Support: {{email}}",
	admin: "Admin Access",
} as const;
