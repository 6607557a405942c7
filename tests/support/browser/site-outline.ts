// What a person who cannot see a page is told about it, one line for each thing.
import type { Locator } from "@playwright/test";

/**
 * "h2 Getting Started", "link /contact Contact Us", "img Rated 5 out of 5": what a screen reader finds in a part of a page,
 * in its order. Spaces of every width are one.
 */
export async function outlineOf(part: Locator): Promise<string[]> {
	const lines = (await part.ariaSnapshot()).split("\n");
	return lines.flatMap((line, at) => {
		const found = /^\s*- '?(\w+) "(.*?)"(?: \[level=(\d)\])?(?: \[[\w=]+\])*'?:?$/.exec(line);
		if (!found) return [];
		const [, role, name = "", level] = found;
		if (role === "heading") return [`h${level} ${name}`];
		const address = /^\s*- \/url: "?(.*?)"?$/.exec(lines[at + 1] ?? "")?.[1];
		return [[role, address, name].filter((piece) => piece !== undefined).join(" ")];
	});
}

/** All words of a part, including those that are folded away. */
export const wordsIn = async (part: Locator): Promise<string> =>
	((await part.textContent()) ?? "").replaceAll(/\s+/g, " ");

/** Every link of a part with its target, including those of a closed menu. */
export const linksIn = (part: Locator): Promise<string[]> =>
	part
		.locator("a[href]")
		.evaluateAll((links) =>
			links.map(
				(link) => `link ${link.getAttribute("href")} ${(link.textContent ?? "").replaceAll(/\s+/g, " ").trim()}`,
			),
		);
