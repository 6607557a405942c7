// What must hold on every page, whatever is pressed: what the words of src/sync/README.md mean to somebody who looks at the
// screen, and what tests/e2e asks of the screens it visits.
import { always, type Formula } from "@antithesishq/bombadil";
import { type Cell, extract } from "@antithesishq/bombadil/browser";
import { type Promised, takeBroken } from "./suspicions.ts";
import { watch } from "./watch.ts";

export {
	noHttpErrorCodes,
	noUncaughtExceptions,
	noUnhandledPromiseRejections,
} from "@antithesishq/bombadil/browser/defaults/properties";

watch();

const brokenOn = (promised: Promised): Cell<string[]> => extract(() => takeBroken(promised));
const never = (found: Cell<string[]>): Formula => always(() => found.current.length === 0);

const main = brokenOn("main");
const notices = brokenOn("tripped");
const width = brokenOn("width");
const focus = brokenOn("focus");
const chip = brokenOn("chip");
const list = brokenOn("list");
const saved = brokenOn("saved");
const keys = brokenOn("key");
const language = brokenOn("language");

export const mainIsNeverBlank = never(main);
export const noPageTrips = never(notices);
export const nothingScrollsSideways = never(width);
export const aPressLeavesTheFocusSomewhere = never(focus);
export const theChipNeverLies = never(chip);
export const theListNeverLies = never(list);
export const whatIsSavedOutlivesAReload = never(saved);
export const wordsAndNotTheirKeys = never(keys);
export const noEnglishOnAFrenchPage = never(language);

/**
 * What could not be fetched or asked while the network is cut, of which the page itself tells; and a lock that the browser
 * grants while Bombadil has stopped the page to look at it, which no browser does otherwise.
 */
const notOurs =
	/NoAnswer|Failed to fetch|dynamically imported module|Unable to preload CSS|callback is no longer runnable/;
const consoleErrors = extract(({ console }) =>
	console
		.filter(({ level, args }) => level === "error" && !notOurs.test(JSON.stringify(args)))
		.map(({ args }) => args.map(String).join(" ")),
);
export const noConsoleErrors = never(consoleErrors);
