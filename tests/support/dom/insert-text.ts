// What the app types into the focused field for its user (`document.execCommand`), which happy-dom does not know. In a
// browser its Undo takes that back; here there is no Undo.

/** For the page that is open. */
export const withInsertText = (): unknown => Object.assign(document, { execCommand });

function execCommand(command: string, _: boolean, text: string): boolean {
	const field = document.activeElement;
	if (command !== "insertText" || !(field instanceof HTMLTextAreaElement)) return false;
	const { selectionStart: start, selectionEnd: end, value } = field;
	// As the browser does it, past React's own setter.
	const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
	set?.call(field, value.slice(0, start) + text + value.slice(end));
	field.setSelectionRange(start + text.length, start + text.length);
	field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
	return true;
}
