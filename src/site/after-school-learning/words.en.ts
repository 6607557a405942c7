export const english = {
	"head.title": "After-School Learning, LEAD",
	"head.description": "After-School Learning",
	title: "After-School Learning",
} as const;
