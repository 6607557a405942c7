// What waits for the center, to an admin.
export const english = {
	asking: "Loading the center’s numbers",
	failed: "The numbers of the center could not be loaded.",
	again: "Try again",
	unknown: "Seeing how many inquiries and accounts are waiting needs the internet.",
	none: "Nobody is waiting for an answer or an account.",
	waiting_one: "{{count}} person is waiting for an account",
	waiting_other: "{{count}} people are waiting for an account",
	inquiries_one: "{{count}} new inquiry",
	inquiries_other: "{{count}} new inquiries",
	late: "{{count}} late",
	inTime: "Waiting for a first call",
	approve: "To approve or decline",
} as const;
