// What waits for the center, to an admin.
export const english = {
	asking: "Asking the center",
	failed: "The numbers of the center could not be loaded.",
	again: "Try again",
	unknown: "How many inquiries and new accounts wait is asked online.",
	none: "Nobody waits for an answer or an account.",
	waiting_one: "{{count}} person waits for an account",
	waiting_other: "{{count}} people wait for an account",
	inquiries_one: "{{count}} new inquiry",
	inquiries_other: "{{count}} new inquiries",
	late: "{{count}} late",
	inTime: "Waiting for a first call",
	approve: "To approve or decline",
} as const;
