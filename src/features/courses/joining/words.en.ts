// What a student reads and presses to join a course with its code.
export const english = {
	close: "Close",
	"join.text": "It is on your teacher's card or on the board: seven letters and digits.",
	"join.label": "Join code",
	"join.join": "Join",
	"join.scan": "Scan the card",
	"join.missing": "Please enter the code",
	"join.letters": "A code has no 0, 1, I, L or O, and only letters and digits. Look at it once more.",
	"join.length": "A code has 7 letters and digits. This one has {{count}}.",
	"join.notSaved": "Not saved on this phone. The code is still in the field; please try again.",
	"scan.look": "Hold the square of the card in front of the camera.",
	"scan.video": "What the camera sees",
	"scan.other": "That is not a card of a LEAD course.",
	"scan.found": "Code read from the card: {{code}}",
	"scan.refused": "The camera may not be used here. Allow it in the browser's settings, or type the code.",
	"scan.absent": "There is no camera to scan with here. Type the code.",
	"scan.stop": "Type the code instead",
} as const;
