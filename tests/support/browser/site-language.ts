// Which texts of a language a page contains, or contained at any time.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { RealServer } from "#support/server.ts";

/** From now on every text is recorded that a page of this context contains at any time, from its first byte on. */
export async function noteTexts(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const texts = new Set<string>();
		const note = (node: Node) => {
			if (node.parentElement?.closest("script, style")) return;
			if (node instanceof Text) texts.add(node.data.trim());
			else for (const child of node.childNodes) note(child);
		};
		Object.assign(window, { textsEverDrawn: texts });
		new MutationObserver((changes) => {
			for (const { target, addedNodes, type } of changes) {
				if (type === "characterData") note(target);
				else for (const node of addedNodes) note(node);
			}
		}).observe(document, { childList: true, subtree: true, characterData: true });
	});
}

/** Which of these texts the page contained at any time since it was opened, and how many texts it contained in all. */
export const textsSeen = (page: Page, among: string[]): Promise<{ seen: string[]; all: number }> =>
	page.evaluate((wanted) => {
		const drawn: unknown = Reflect.get(window, "textsEverDrawn");
		if (!(drawn instanceof Set)) throw new Error("noteTexts was not called for this context");
		return { seen: wanted.filter((text) => drawn.has(text)), all: drawn.size };
	}, among);

/** Texts that are the same in both languages: names and common words. */
const alike =
	/^(EN|FR|EN, English|FR, Français|LEAD\??|WhatsApp|Contact|Clubs|Menu|Message|Invitation|SAT|Instagram|Facebook|Aé|Grade \d+|Grade 6 = EB6 \(6e\)|13 questions|hello@lead\.example|Tala, Grade 4|(Rima H|Jad M|Antoine K|Nada S|Georges A|Fatima R|Carla D)\.|Open Peeps|Streamline Freehand|Tabler Icons|Bricolage Grotesque|Figtree)$/;

/** Every text and label of an English page, as the server sends it, for which French has other words. */
export async function englishOf(server: RealServer, path: string): Promise<string[]> {
	const answer = await server.ask("GET", path, { headers: { "Accept-Language": "en" } });
	return textsIn(answer.text).filter((text) => /\p{L}{2}/u.test(text) && !alike.test(text));
}

/** The texts and labels of the body of a page. */
export function textsIn(html: string): string[] {
	const body = html.replace(/^.*?<body>/s, "").replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
	const labels = [...body.matchAll(/ (?:aria-label|alt|title|placeholder|aria-roledescription)="([^"]*)"/g)];
	return [...body.split(/<[^>]*>/), ...labels.map((label) => label[1] ?? "")].map((text) =>
		text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&").trim(),
	);
}

/**
 * Makes the browser of this profile prefer Arabic, then French. It has to be a browser of its own: the language of a
 * context applies to its pages only, not to the service worker.
 */
export function speakArabicThenFrench(profile: string): void {
	const intl = { accept_languages: "ar-LB,fr", selected_languages: "ar-LB,fr" };
	mkdirSync(join(profile, "Default"));
	writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify({ intl }));
}
