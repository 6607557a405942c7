// A tab stopped as a phone stops one to save battery or memory: its process gets no processor time, so no timer, message
// or response reaches it, and it keeps the locks it holds. (The browser's own command for freezing has no effect on a
// page that a test keeps in view.)
import type { Page } from "@playwright/test";

type TracedFrame = { isOutermostMainFrame: boolean; processId: number };

const asleep = new Set<() => void>();

/** Stops a tab. No call to the page may be made before it goes on. @returns lets it go on */
export async function freeze(page: Page): Promise<() => void> {
	const pid = await processOf(page);
	const wake = () => {
		asleep.delete(wake);
		process.kill(pid, "SIGCONT");
	};
	process.kill(pid, "SIGSTOP");
	asleep.add(wake);
	return wake;
}

/** For after a test, also a failed one: a browser that closes waits for every tab. */
export function wakeAll(): void {
	for (const wake of asleep) wake();
}

/** The process that draws a page, which only a trace reveals. */
async function processOf(page: Page): Promise<number> {
	const browser = page.context().browser();
	if (!browser) throw new Error("The page is in no browser.");
	await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
	const trace: { traceEvents: { name: string; args: { data?: { frames?: TracedFrame[] } } }[] } = JSON.parse(
		(await browser.stopTracing()).toString(),
	);
	const frames = trace.traceEvents.flatMap(({ name, args }) =>
		name === "TracingStartedInBrowser" ? (args.data?.frames ?? []) : [],
	);
	const frame = frames.find(({ isOutermostMainFrame }) => isOutermostMainFrame);
	if (!frame) throw new Error(`No process draws ${page.url()}.`);
	return frame.processId;
}
