export const english = {
	"head.title": "Activities, LEAD",
	"head.description": "Activities",
	title: "Activities",
} as const;
