// A person's own account, in English.
export const english = {
	"profile.title": "My profile",
	"profile.subtitle": "Your details, your language and your password",
} as const;
