// What a student reads and presses to join a course with its code.
export const english = {
	close: "Close",
	"join.text": "It is on your teacher’s card or on the board: seven letters and digits.",
	"join.label": "Join code",
	"join.join": "Join",
	"join.scan": "Scan the card",
	"join.missing": "Please enter the code",
	"join.letters": "A code has letters and digits only, and never 0, 1, I, L or O. Check it once more.",
	"join.length": "A code has 7 letters and digits. This one has {{count}}.",
	"join.notSaved": "Not saved on {{thisDevice}}. The code is still in the field; please try again.",
	"scan.look": "Point the camera at the square on the card.",
	"scan.video": "What the camera sees",
	"scan.other": "That is not a card of a LEAD course.",
	"scan.found": "Code read from the card: {{code}}",
	"scan.refused": "LEAD is not allowed to use the camera. Allow it in the browser’s settings, or type the code.",
	"scan.absent": "There is no camera to scan with here. Type the code.",
	"scan.stop": "Type the code instead",
} as const;
