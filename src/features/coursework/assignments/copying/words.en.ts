export const english = {
	open: "Copy to another course",
	into: "Copy to",
	none: "You have no other course that it could be copied to.",
	missing: "Choose at least one course.",
	copy: "Copy",
	submit_one: "Copy to {{count}} course",
	submit_other: "Copy to {{count}} courses",
	cancel: "Cancel",
	discarded: "Nothing was copied.",
	failure: "Failed to copy the assignment",
	draftFailed: "Draft not saved on {{thisDevice}}.",
	done: "Copied to {{courses}}. The copies stand in the list of all assignments.",
} as const;
