// What an admin reads and presses when declining somebody, changing a role or approving several. Apart from the rest of the
// words about people: no dashboard waits for them.
export const english = {
	"decline.do": "Decline",
	"decline.doing": "Declining…",
	"decline.title": "Decline {{name}}?",
	"decline.text": "The account stays without access. You can still approve it later, under Users.",
	"decline.reason": "Reason",
	"decline.mailed": "{{name}} will read this in an email and at the next sign-in.",
	"decline.required": "Write why, in a sentence or two.",
	"decline.left_one": "{{count}} character left",
	"decline.left_other": "{{count}} characters left",
	"decline.over_one": "{{count}} character too many",
	"decline.over_other": "{{count}} characters too many",
	"decline.tooLong": "Please make it shorter: at most 500 characters.",
	"decline.done": "{{name}} was declined and will get an email.",
	"decline.failed": "Failed to decline user",
	"role.title.student": "Make {{name}} a student?",
	"role.title.teacher": "Make {{name}} a teacher?",
	"role.title.admin": "Make {{name}} an admin?",
	"role.gives.student": "A student joins courses and submits answers.",
	"role.gives.teacher":
		"A teacher creates courses and assignments, and reads and grades the answers of their own students.",
	"role.gives.admin":
		"An admin reads everything, approves and blocks people, changes every role and deletes materials. Only give this to somebody who runs the center.",
	"role.takes.student": "The student dashboard closes. The answers and grades stay on record.",
	"role.takes.teacher": "The teacher dashboard closes. The courses, assignments and grades stay on record.",
	"role.takes.admin": "The admin dashboard closes for this person.",
	"role.later": "This account is not approved yet: the role counts once it is.",
	"role.blocked": "The account is blocked: the role counts once it is unblocked.",
	"role.when": "The change takes effect at once.",
	"role.do": "Change the role",
	"role.doing": "Changing…",
	"role.done": "User role updated successfully",
	"role.failed": "Failed to update user role",
	"several.more": "{{count}} of the {{total}} people waiting; the others are on the next pages.",
	led_one:
		"{{name}} leads the course {{titles}}. Give it to another teacher first, under Courses, or it goes on without one.",
	led_other:
		"{{name}} leads the courses {{titles}}. Give them to another teacher first, under Courses, or they go on without one.",
} as const;
