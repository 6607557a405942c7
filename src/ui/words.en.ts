// The few sentences that belong to a press and not to a screen.
export const english = {
	undo: "Undo",
	notSaved: "That was not saved on this phone. Nothing has changed; please try again.",
} as const;
