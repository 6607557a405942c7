export const english = {
	title: "Copy to a new course",
	copy: "Create the copy",
	failure: "Failed to copy the course",
	discarded: "Nothing was copied.",
	students: "Students are not copied. Give them the code of the new course.",
} as const;
