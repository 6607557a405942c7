export const english = {
	"head.title": "Questions, LEAD",
	"head.description": "Questions",
	title: "Questions",
} as const;
