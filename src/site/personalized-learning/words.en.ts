export const english = {
	"head.title": "Personalized Learning, LEAD",
	"head.description": "Personalized Learning",
	title: "Personalized Learning",
} as const;
