export const english = {
	"head.title": "For Parents, LEAD",
	"head.description": "For Parents",
	title: "For Parents",
} as const;
