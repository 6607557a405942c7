// @ts-check
// Writes src/ui/art/props/<name>.svg: the hand-drawn props of the product, from Streamline Freehand (CC BY 4.0). Run
// `node scripts/draw/props.mjs` after adding a line below. Ink becomes the text colour and the accent a variable, so that
// one file serves light, dark and every category colour (src/ui/art/FreehandIcon.tsx).
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const props = {
	beetle: "computer-bug-1",
	bell: "alert-alarm-bell",
	book: "book-flip-page",
	"book-marked": "book-bookmark",
	books: "book-library-shelf-1",
	brushes: "design-tool-pen-pencil-brush",
	bulb: "creativity-idea-bulb",
	calculator: "accounting-calculator",
	calendar: "calendar-grid",
	chess: "board-game-chess-figures",
	chip: "microprocessor-computer-chip-processor",
	clipboard: "task-list-clipboard-check",
	clock: "time-clock-circle",
	"cloud-off": "cloud-disable",
	"cloud-sent": "cloud-check",
	coins: "money-coin-stack",
	desk: "office-desk-lamp",
	dropper: "color-picker-drop",
	flag: "learning-programming-flag",
	globe: "worldwide-web-location-pin",
	graph: "analytics-graph-line-triple",
	group: "collaboration-meeting-team-file",
	key: "lock-key-1",
	letter: "send-email-paper-plane-1",
	lines: "disability-blind-read",
	masks: "show-theater-drama-1",
	museum: "saving-bank",
	music: "music-note-1",
	notebook: "notes-book",
	palette: "color-palette",
	pencil: "edit-pencil",
	phone: "mobilephone-action-notification-allowed",
	plug: "power-supply-plug",
	podium: "presentation-podium-notes",
	quill: "notes-quill",
	seedling: "saving-money-seedling",
	spark: "charging-flash-wave",
	speech: "conversation-chat",
	stopwatch: "time-stopwatch",
	tick: "form-validation-check-square-1",
	translate: "smartphone-app-widget-translator",
	waiting: "waiting-room-clock",
};

const folder = new URL("../../src/ui/art/props/", import.meta.url);
const { icons } = createRequire(import.meta.url)("@iconify-json/streamline-freehand-color/icons.json");
mkdirSync(folder, { recursive: true });
for (const [name, source] of Object.entries(props)) {
	const body = icons[source].body
		.replaceAll("#020202", "currentColor")
		.replaceAll("#0c6fff", "var(--prop-accent,#2c46e2)");
	const group = `<g id="prop" fill="none">${body}</g>`;
	writeFileSync(
		new URL(`${name}.svg`, folder),
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${group}</svg>\n`,
	);
}
