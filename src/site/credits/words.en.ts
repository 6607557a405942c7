export const english = {
	"head.title": "Credits, LEAD",
	"head.description": "Credits",
	title: "Credits",
} as const;
