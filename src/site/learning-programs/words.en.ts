export const english = {
	"head.title": "Learning Programs, LEAD",
	"head.description": "Learning Programs",
	title: "Learning Programs",
} as const;
