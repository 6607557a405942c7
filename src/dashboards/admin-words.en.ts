// The head and tabs of the admin's dashboard, apart from the others': nobody else fetches them.
export const english = {
	title: "Admin Dashboard",
	subtitle: "Manage users, approvals, and content",
	tabs: "The center",
	approvals: "Approvals ({{count}})",
	approvalsLoading: "Approvals",
	users: "Users",
	materials: "Materials",
	"fact.waiting": "Waiting",
	"fact.users": "Users",
	"fact.materials": "Materials",
	"offline.title": "You are offline.",
	"offline.text": "Approving, changing and deleting need the internet. You can go on as soon as it is back.",
	ended: "Your session has ended. Sign in again to change anything here.",
	signIn: "Sign in again",
	toTutor: "Open the Teacher Dashboard",
} as const;
