// What is read and pressed by who mends what is said of a material.
export const english = {
	title: "Edit the material",
	typed: "What you typed here last time is not saved yet.",
	do: "Save",
	doing: "Saving…",
	done: "The material was changed.",
	failed: "Failed to change the material",
	noAnswer: "The server did not answer. What you typed is kept: try again when there is internet.",
} as const;
