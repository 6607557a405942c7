export const english = {
	"head.title": "Why LEAD, LEAD",
	"head.description": "Why LEAD",
	title: "Why LEAD",
} as const;
