// @ts-check
// The laws by which the judge (judge.mjs) finds a broken promise in what happened. They import nothing.

/** @typedef {{ what: string, [field: string]: unknown }} Line */
/** @typedef {"lost" | "doubled" | "leaked" | "false word" | "stuck" | "unreadable"} Kind */
/** @typedef {{ kind: Kind, said: string }} Fault */

/** The fields of each line. @type {Record<string, string[]>} */
const fields = {
	may: ["who", "of"],
	typed: ["who", "on", "words"],
	graded: ["who", "on", "words", "to"],
	saved: ["who", "on", "words"],
	withdrawn: ["who", "words"],
	sent: ["words"],
	delivered: ["on", "words"],
	said: ["who", "on", "words"],
	shown: ["to", "on", "words"],
	healed: [],
	held: ["who", "words"],
	kept: ["who", "on", "words", "as"],
};
const ways = ["draft", "refused", "waiting"];
const atTheEnd = ["held", "kept"];

/**
 * @param {string} text of a file
 * @returns {{ lines: Line[], faults: Fault[] }} the lines, and a fault for each that cannot be read
 */
function read(text) {
	/** @type {Line[]} */
	const lines = [];
	/** @type {Fault[]} */
	const faults = [];
	for (const [index, raw] of text.trimEnd().split("\n").entries()) {
		const line = parse(raw);
		if (line) lines.push(line);
		else faults.push({ kind: "unreadable", said: `line ${index + 1} is none of those the judge knows: ${raw}` });
	}
	return { lines, faults };
}

/** @param {string} raw @returns {Line | null} */
function parse(raw) {
	try {
		const line = JSON.parse(raw);
		const wanted = fields[line?.what];
		if (!wanted?.every((name) => typeof line[name] === "string" && line[name] !== "")) return null;
		return line.what === "kept" && !ways.includes(line.as) ? null : line;
	} catch {
		return null;
	}
}

/** @param {Line[]} lines @param {string} what @returns {Line[]} */
const all = (lines, what) => lines.filter((line) => line.what === what);

/** @param {Line[]} lines @returns {Line[]} every text that a person wrote */
const written = (lines) => lines.filter(({ what }) => what === "typed" || what === "graded");

/** The words, or their beginning, in one line. @param {Line} line */
const quoted = ({ words }) => JSON.stringify(String(words).slice(0, 80));

/** A saved text must end on the server, or on that device for its writer. @param {Line[]} lines @returns {Fault[]} */
function lost(lines) {
	const there = new Set(all(lines, "held").map(({ words }) => words));
	return lines.flatMap((line, index) => {
		if (line.what !== "saved" || there.has(line.words)) return [];
		const { who, on, words } = line;
		const later = lines.slice(index + 1);
		if (all(later, "withdrawn").some((other) => other.who === who && other.words === words)) return [];
		const kept = all(lines, "kept").some((other) => other.who === who && other.on === on && other.words === words);
		return kept ? [] : [{ kind: "lost", said: `${quoted(line)} of ${who} was saved on the ${on}, and is nowhere` }];
	});
}

/** @param {Line[]} lines @returns {Fault[]} */
function doubled(lines) {
	const held = all(lines, "held").map(({ words }) => words);
	const twice = new Set(held.filter((words, index) => held.indexOf(words) < index));
	return [...twice].map((words) => ({
		kind: "doubled",
		said: `the server has ${quoted({ what: "held", words })} more than once`,
	}));
}

/** The screen said sent, or saved, before it was true. @param {Line[]} lines @returns {Fault[]} */
function falseWords(lines) {
	return lines.flatMap((line, index) => {
		const before = lines.slice(0, index).filter(({ words }) => words === line.words);
		if (line.what === "said") return saidTooEarly(line, before);
		const typed = written(before).some(({ who }) => who === line.who);
		if ((line.what === "saved" || line.what === "kept") && !typed) {
			return [{ kind: "false word", said: `${quoted(line)} is ${line.what} as what ${line.who} wrote, who never did` }];
		}
		return [];
	});
}

/**
 * A device may say it only when the server has the words, and has told that device so.
 * @param {Line} line @param {Line[]} before what was noted of these words until then @returns {Fault[]}
 */
function saidTooEarly({ who, on, ...line }, before) {
	const told = `${who} was told on the ${on} that ${quoted(line)} was sent before`;
	if (all(before, "sent").length === 0) return [{ kind: "false word", said: `${told} the server had it` }];
	if (all(before, "delivered").some((other) => other.on === on)) return [];
	return [{ kind: "false word", said: `${told} an answer about it reached that device` }];
}

/** Words shown to a person who may not read them, or stored under another name. @param {Line[]} lines @returns {Fault[]} */
function leaked(lines) {
	/** @type {Fault[]} */
	const faults = [];
	for (const line of lines) {
		const { what, to, on, who } = line;
		const writers = written(lines).filter(({ words }) => words === line.words);
		if (what === "shown" && !writers.some((writing) => mayRead(lines, to, writing))) {
			faults.push({ kind: "leaked", said: `${to} was shown ${quoted(line)} on the ${on}` });
		}
		if (what === "held" && !writers.some((writing) => writing.who === who)) {
			faults.push({ kind: "leaked", said: `the server has ${quoted(line)} as ${who}'s, who never wrote it` });
		}
	}
	return faults;
}

/** @param {Line[]} lines @param {unknown} reader @param {Line} writing @returns {boolean} */
const mayRead = (lines, reader, { who, to }) =>
	reader === who || reader === to || all(lines, "may").some((line) => line.who === reader && line.of === who);

/** Nothing may still wait once everything has worked again. @param {Line[]} lines @returns {Fault[]} */
const stuck = (lines) =>
	all(lines, "kept")
		.filter((line) => line.as === "waiting")
		.map((line) => ({ kind: "stuck", said: `${quoted(line)} of ${line.who} still waits on the ${line.on}` }));

/** What the server has confirmed must still be there in the end. @param {Line[]} lines @returns {Fault[]} */
function givenBack(lines) {
	const ended = new Set([...all(lines, "held"), ...all(lines, "withdrawn")].map(({ words }) => words));
	return all(lines, "sent")
		.filter(({ words }) => !ended.has(words))
		.map((line) => ({ kind: "lost", said: `the server had ${quoted(line)}, and has it no more` }));
}

/** The history must heal, and lines of the end state must come after that. @param {Line[]} lines @returns {Fault[]} */
function badEnd(lines) {
	const end = lines.findLastIndex(({ what }) => what === "healed");
	if (end === -1) return [{ kind: "unreadable", said: "nothing ever healed: this is no whole history" }];
	return lines
		.slice(0, end)
		.filter(({ what }) => atTheEnd.includes(what))
		.map((line) => ({ kind: "unreadable", said: `${quoted(line)} is ${line.what} before everything healed` }));
}

const laws = [lost, givenBack, doubled, falseWords, leaked, stuck, badEnd];

/** The lines without which nothing is known of a promise. @type {[Exclude<Kind, "unreadable">, string[]][]} */
export const promises = [
	["lost", ["saved"]],
	["doubled", ["held"]],
	["leaked", ["shown"]],
	["false word", ["said"]],
	["stuck", atTheEnd],
];

/** @param {string} text of a file @returns {{ lines: Line[], faults: Fault[] }} */
export function judge(text) {
	const { lines, faults } = read(text);
	return { lines, faults: [...faults, ...laws.flatMap((law) => law(lines))] };
}
