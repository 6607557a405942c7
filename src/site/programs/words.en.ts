export const english = {
	"head.title": "Programs, LEAD",
	"head.description": "Programs",
	title: "Programs",
} as const;
