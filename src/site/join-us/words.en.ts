export const english = {
	"head.title": "Join Us, LEAD",
	"head.description": "Join Us",
	title: "Join Us",
} as const;
