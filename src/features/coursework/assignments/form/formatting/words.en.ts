export const english = {
	bar: "Formatting",
	bold: "Bold",
	italic: "Italic",
	list: "List",
	numbers: "Numbered list",
	link: "Link",
	picture: "Picture",
	boldWords: "bold words",
	italicWords: "italic words",
	linkWords: "name of the link",
	preview: "As students see it",
} as const;
