// The head and tabs of the admin's dashboard, apart from the others': nobody else fetches them.
export const english = {
	title: "Admin Dashboard",
	subtitle: "Manage users, approvals, and content",
	tabs: "The centre",
	approvals: "Approvals ({{count}})",
	approvalsLoading: "Approvals",
	users: "Users",
	materials: "Materials",
	"fact.waiting": "Waiting",
	"fact.users": "Users",
	"fact.materials": "Materials",
	"offline.title": "You are offline.",
	"offline.text": "Approving, changing and deleting need the internet. This page notices by itself when it is back.",
	ended: "Your sign-in has ended. Nothing can be changed here until you are back in.",
	signIn: "Sign in again",
	toTutor: "Open the Teacher Dashboard",
} as const;
