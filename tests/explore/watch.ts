// Watches every page from its first moment, twice a second: what it shows, and what the phone holds meanwhile.

import { english as frame } from "#app/words.en.ts";
import { french as frenchFrame } from "#app/words.fr.ts";
import { english as list } from "#features/outbox/list/words.en.ts";
import { french as frenchList } from "#features/outbox/list/words.fr.ts";
import { rowsOf, textsIn, whoIsHere } from "./databases.ts";
import { lostFocus, watchPresses } from "./presses.ts";
import { leaveSaved, lostWords } from "./saved-words.ts";
import { suspect } from "./suspicions.ts";
import { englishInFrench, keysShown } from "./words-shown.ts";

const pause = 500; // milliseconds between two looks

const textIn = ({ textContent }: Element): string => textContent ?? "";
const textsOf = (selector: string): string[] => [...document.querySelectorAll(selector)].map(textIn);

function blank(): string | null {
	const main = document.querySelector("main#page");
	if (!main) return "there is no main";
	return main.getClientRects().length > 0 && textIn(main).trim() ? null : "main is blank";
}

// Pages are recognised by the app's own words: of a copy kept here nobody would notice that it had become another.

/** A part that could not be fetched is another matter: its page says so, and that the network did it. */
function tripped(): string | null {
	const notice = textsOf("[role=alert]").find((text) =>
		[frame, frenchFrame].some((words) => text.includes(words["error.title"]) && text.includes(words["error.text"])),
	);
	return notice ?? null;
}

function tooWide(): string | null {
	const { clientWidth, scrollWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return null;
	const over = [...document.querySelectorAll("body *")].findLast(
		(node) => node.getBoundingClientRect().right > clientWidth + 1,
	);
	return `${scrollWidth} > ${clientWidth}: ${over?.outerHTML.slice(0, 160)}`;
}

type Held = NonNullable<Awaited<ReturnType<typeof heldBy>>>;

/** What this phone holds of somebody, the inquiries to the centre included. */
async function heldBy(user: string) {
	const own = await rowsOf(`lead-${user}`, ["outbox", "drafts"]);
	const { outbox = [], drafts = [] } = (await rowsOf("lead-guest", ["outbox", "drafts"])) ?? {};
	return own && { ...own, inquiries: outbox.filter(({ author }) => author === user), inquiryDrafts: drafts };
}

const textsHeld = ({ outbox, drafts, inquiries, inquiryDrafts }: Held): string[] =>
	[...outbox, ...drafts, ...inquiries, ...inquiryDrafts].flatMap(textsIn);

const isUnsent = ({ state }: Record<string, unknown>): boolean => state !== "sent";

const unsentIn = ({ outbox, inquiries }: Held): string =>
	[...outbox, ...inquiries]
		.filter(isUnsent)
		.map(({ id, kind, state }) => `${kind} ${id} ${state}`)
		.join(", ");

function falseChip(held: Held): string | null {
	const says = document.querySelector("header button[data-look=sent]");
	const unsent = unsentIn(held);
	return says && unsent ? `"${says.textContent}" while the phone holds ${unsent}` : null;
}

/** The list says that everything is sent only when nothing is being written either. */
function falseList(held: Held): string | null {
	const all = textsOf("[role=dialog] p").find((text) =>
		[list, frenchList].some((words) => text === words["outbox.nothing"]),
	);
	const answers = held.drafts.filter(({ key, text }) => String(key).startsWith("answer:") && text);
	const kept = [unsentIn(held), ...answers.map(({ key }) => key)].filter(Boolean).join(", ");
	return all && kept ? `"${all}" while the phone holds ${kept}` : null;
}

let looking = false;

async function look(): Promise<void> {
	if (looking || document.readyState === "loading") return;
	looking = true;
	try {
		suspect("main", blank());
		suspect("tripped", tripped());
		suspect("width", tooWide());
		suspect("focus", lostFocus());
		suspect("key", keysShown());
		suspect("language", englishInFrench());
		const user = whoIsHere();
		const held = user === null ? null : await heldBy(user);
		if (user === whoIsHere()) {
			suspect("chip", held && falseChip(held));
			suspect("list", held && falseList(held));
			suspect("saved", lostWords(user, held ? textsHeld(held) : []));
		}
	} finally {
		looking = false;
	}
}

/** Not where the properties are judged, which is no page, and not on an empty tab. */
export function watch(): void {
	if (typeof window === "undefined" || !location.protocol.startsWith("http")) return;
	watchPresses();
	leaveSaved();
	setInterval(() => void look(), pause);
}
