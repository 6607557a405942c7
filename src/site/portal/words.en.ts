export const english = {
	"head.title": "Portal, LEAD",
	"head.description":
		"The way in for students, parents and teachers of LEAD in Zahlé: lessons, progress and feedback, also when the internet is out.",
	title: "Your way into LEAD",
	lead: "One door for everybody. Sign in, and your own desk opens.",
	"student.title": "Student Portal",
	"student.text": "Access lessons, attendance and weekly progress.",
	"parent.title": "Parent Portal",
	"parent.text": "Follow your child's progress, reports and updates.",
	"teacher.title": "Teacher Portal",
	"teacher.text": "Manage lessons, upload feedback and view student insights.",
	go: "Sign in",
	goLabel: "{{portal}}: sign in",
	"access.title": "Need access?",
	"access.text":
		"Parents' accounts are opened after a consultation. Ask here, and we send your login details afterwards.",
	"access.button": "Request a Portal Account",
	support: "Support: {{email}}",
	admin: "Admin Access",
} as const;
