// The falsified histories: one thing is changed in a true one. Each has the faults that the judge must report, and no other.
import { atEnd, changed, type Falsify, moved, withLine, without } from "./falsify.ts";
import { again, draft, half, third, well, written } from "./honest.ts";

export const falsified: Record<string, [Falsify, ...RegExp[]]> = {
	"an answer that was said to be saved is not with the server": [
		without({ what: "held", words: third }),
		/^lost: "A third" of Maya/,
		/^lost: the server had "A third"/,
	],
	"a draft that was said to be saved is gone": [without({ what: "kept", words: draft }), /^lost: "I begin with"/],
	"a refused answer is gone": [without({ what: "kept", words: "Too late" }), /^lost: "Too late" of Tia/],
	"a grade that was said to be saved is gone": [
		without({ what: "held", words: well }),
		/^lost: "Well done" of Rana/,
		/^lost: the server had "Well done"/,
	],
	"words that nobody withdrew are gone": [without({ what: "withdrawn", words: "A hal" }), /^lost: "A hal" of Maya/],
	"words were withdrawn before they were saved again": [
		moved({ what: "withdrawn", words: "A hal" }, { what: "saved", words: "A hal" }),
		/^lost: "A hal"/,
	],
	"words were withdrawn by somebody else": [
		changed({ what: "withdrawn", words: again }, { who: "Maya" }),
		/^lost: "Read it again"/,
	],
	"a draft is on another device than the one it was saved on": [
		changed({ what: "kept", words: draft }, { on: "tablet" }),
		/^lost: "I begin with"/,
	],
	"a draft is kept as somebody else's": [
		changed({ what: "kept", words: draft }, { who: "Tia" }),
		/^lost: "I begin with"/,
		/^false word: "I begin with" is kept as what Tia wrote/,
	],
	"only a part of a draft is kept": [
		changed({ what: "kept", words: draft }, { words: "I begin" }),
		/^lost: "I begin with"/,
		/^false word: "I begin" is kept/,
	],
	"only a part of an answer is with the server": [
		changed({ what: "held", words: third }, { words: "A" }),
		/^lost: "A third" of Maya/,
		/^lost: the server had "A third"/,
		/^leaked: the server has "A" as Maya's/,
	],
	"what the server had it has no more": [
		(history) => history.filter((line) => line.words !== half || !/^(held|saved|said)$/.test(line.what)),
		/^lost: the server had "A half"/,
	],
	"an answer is there twice": [atEnd({ what: "held", who: "Maya", words: half }), /^doubled: the server has "A half"/],
	"a grade is there twice": [atEnd({ what: "held", who: "Rana", words: well }), /^doubled: the server has "Well done"/],
	"an answer is there twice, once as another's": [
		atEnd({ what: "held", who: "Tia", words: half }),
		/^doubled: the server has "A half"/,
		/^leaked: the server has "A half" as Tia's/,
	],
	"an answer is said to be sent that never was": [
		without({ what: "sent", words: half }),
		/^false word: Maya was told on the phone that "A half" was sent before the server had it/,
	],
	"an answer is said to be sent before it was": [
		moved({ what: "said", words: third }, { what: "sent", words: third }),
		/^false word: Maya was told on the phone that "A third" was sent before the server had it/,
	],
	"a grade is said to be sent before it was": [
		moved({ what: "said", words: well }, { what: "sent", words: well }),
		/^false word: Rana was told on the computer that "Well done" was sent before the server had it/,
	],
	"an answer is said to be sent when the server has it and nobody was told": [
		without({ what: "delivered", words: half }),
		/^false word: Maya was told on the phone that "A half" was sent before an answer about it reached/,
	],
	"an answer is said to be sent before the server's answer came": [
		moved({ what: "said", words: third }, { what: "delivered", words: third }),
		/^false word: Maya was told on the phone that "A third" was sent before an answer about it reached/,
	],
	"an answer is said to be sent on one device when the server's answer came to another": [
		changed({ what: "delivered", words: third }, { on: "tablet" }),
		/^false word: Maya was told on the phone that "A third" was sent before an answer about it reached/,
	],
	"a grade is said to be sent when only its student's phone has it": [
		changed({ what: "delivered", words: well }, { on: "phone" }),
		/^false word: Rana was told on the computer that "Well done" was sent before an answer about it reached/,
	],
	"the server's answer was about other words": [
		changed({ what: "delivered", words: half }, { words: third }),
		/^false word: Maya was told on the phone that "A half" was sent before an answer about it reached/,
	],
	"a refused answer is said to be sent": [
		withLine({ what: "said", who: "Tia", on: "tablet", words: "Too late" }),
		/^false word: Tia was told on the tablet that "Too late" was sent before the server had it/,
	],
	"words are saved that nobody typed": [
		changed({ what: "typed", words: draft }, { words: "I begin" }),
		/^false word: "I begin with" is saved as what Maya wrote/,
		/^false word: "I begin with" is kept as what Maya wrote/,
	],
	"words are kept that nobody typed": [
		atEnd({ what: "kept", who: "Maya", on: "phone", words: "A fourth", as: "draft" }),
		/^false word: "A fourth" is kept/,
	],
	"a classmate is shown an answer": [
		withLine({ what: "shown", to: "Tia", on: "phone", words: half }),
		/^leaked: Tia was shown "A half"/,
	],
	"the next person on a phone is shown a draft": [
		withLine({ what: "shown", to: "Tia", on: "phone", words: draft }),
		/^leaked: Tia was shown "I begin with"/,
	],
	"a classmate is shown somebody's grade": [
		withLine({ what: "shown", to: "Tia", on: "tablet", words: well }),
		/^leaked: Tia was shown "Well done"/,
	],
	"a teacher of another course is shown an answer": [
		changed({ what: "shown", to: "Rana" }, { to: "Joseph" }),
		/^leaked: Joseph was shown/,
	],
	"a teacher is shown what she may not see": [without({ what: "may", of: "Maya" }), /^leaked: Rana was shown "A half"/],
	"a teacher is shown words that nobody wrote": [
		changed({ what: "shown", to: "Rana" }, { words: "A sixth" }),
		/^leaked: Rana was shown "A sixth"/,
	],
	"an answer is with the server as a classmate's": [
		changed({ what: "held", words: third }, { who: "Tia" }),
		/^leaked: the server has "A third" as Tia's/,
	],
	"a grade is with the server as the student's": [
		changed({ what: "held", words: well }, { who: "Maya" }),
		/^leaked: the server has "Well done" as Maya's/,
	],
	"the server has what nobody wrote": [
		atEnd({ what: "held", who: "Maya", words: "A fifth" }),
		/^leaked: the server has "A fifth"/,
	],
	"an answer still waits in the end": [
		changed({ what: "kept", words: "Too late" }, { as: "waiting" }),
		/^stuck: "Too late" of Tia still waits/,
	],
	"the end was looked at before everything healed": [
		moved({ what: "held", words: half }, { what: "healed" }),
		/^unreadable: "A half" is held before everything healed/,
	],
	"nothing ever healed": [without({ what: "healed" }), /^unreadable: nothing ever healed/],
	"a line is cut off in the middle": [
		(history) => `${written(history)}\n{"what":"held","who":"Ma`,
		/^unreadable: line \d+ is none/,
	],
	"a line has no words": [changed({ what: "shown", to: "Rana" }, { words: "" }), /^unreadable: line \d+ is none/],
	"a line is of a kind nobody knows": [
		withLine({ what: "lost", who: "Maya", words: half }),
		/^unreadable: line \d+ is none/,
	],
	"words are kept in a way nobody knows": [
		atEnd({ what: "kept", who: "Maya", on: "phone", words: draft, as: "gone" }),
		/^unreadable: line \d+ is none/,
	],
};
