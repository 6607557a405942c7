export const english = {
	"head.title": "Advanced Learning, LEAD",
	"head.description": "Advanced Learning",
	title: "Advanced Learning",
} as const;
