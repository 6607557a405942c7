// Maya's class, her phone behind a network that can be cut, and the list behind the chip.

import { waitFor, within } from "@testing-library/dom";
import { expect, vi } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, fill, openTab } from "#support/dom/portal.ts";
import type { Person } from "#support/people.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { aClass } from "#support/schools/maths-class.ts";
import type { RealServer } from "#support/server.ts";

export const texts = async (server: RealServer, student_id: string) =>
	(await server.rows("submissions", `student_id = '${student_id}'`)).map((row) => row.text_body).sort();

/** A phone on which this person has signed in; `line` is its network. */
export async function phoneOf(server: RealServer, who: Person): Promise<{ app: App; line: NetworkProxy }> {
	const line = await lineTo(server);
	const app = await openDashboard(line, who);
	return { app, line };
}

/** Maya's phone, with the assignments Fractions and Angles open on it. */
export async function openAssignments(server: RealServer) {
	const { maya } = await aClass(server, ["Fractions", "Angles"]);
	const { app, line } = await phoneOf(server, maya);
	await openTab(app, "Assignments (2)");
	await cardOf(app, "Angles");
	return { maya, app, line };
}

/** Finds a part of the page anew each time, because the app replaces elements; throws while it is not there. */
export type Part = () => HTMLElement;

export const body: Part = () => document.body;
export const card =
	({ page }: App, title: string): Part =>
	() =>
		page.getByRole("article", { name: title });

const chipName = /Open the list of unsent work$|Ouvrir la liste du travail non envoyé$/;
export const chip =
	({ page }: App): Part =>
	() =>
		page.getByRole("button", { name: chipName });

const listName = /^(Written on this (phone|computer)|Écrit sur ce téléphone)$/;
/** The list behind the chip. */
export const list =
	({ page }: App): Part =>
	() =>
		page.getByRole("dialog", { name: listName });

/**
 * Opens it, and waits until it has taken the focus for good: Mantine focuses the first button when the list is drawn, and
 * once more a moment later, whatever has the focus by then.
 */
export async function openList(app: App): Promise<void> {
	const focus = vi.spyOn(HTMLElement.prototype, "focus");
	try {
		await app.user.click(await waitFor(chip(app)));
		const close = () => within(list(app)()).getByRole("button", { name: /^(Close|Fermer)$/ });
		const taken = () => focus.mock.contexts.filter((element) => element === close()).length;
		await waitFor(() => expect(taken()).toBeGreaterThanOrEqual(2));
	} finally {
		focus.mockRestore();
	}
}

export const listIsClosed = ({ page }: App): Promise<void> =>
	waitFor(() => expect(page.queryByRole("dialog", { name: listName })).toBeNull());

/** The entries of the list in which these words stand. */
export const entriesOf = (app: App, words: string): HTMLElement[] =>
	within(list(app)())
		.queryAllByRole("listitem")
		.filter(({ textContent }) => textContent.includes(words));

/** The one entry of that title in the list. */
export const work =
	(app: App, title: string): Part =>
	() => {
		const [entry, ...others] = entriesOf(app, title);
		if (!entry || others.length > 0) throw new Error(`${others.length + (entry ? 1 : 0)} entries of ${title}`);
		return entry;
	};

/** Waits until these words are all that an element or a text in this part of the page says, each character as here. */
export const has = (part: Part, words: string | RegExp): Promise<void> =>
	waitFor(() => {
		if (!says(part(), words)) throw new Error(`${words}\nis not in: ${wordsOf(part())}`);
	});

export const hasNot = (part: Part, words: string | RegExp): Promise<void> =>
	waitFor(() => {
		if (says(part(), words)) throw new Error(`${words}\nis in: ${wordsOf(part())}`);
	});

const says = (part: HTMLElement, words: string | RegExp): boolean =>
	[part, ...part.querySelectorAll("*")]
		.flatMap((node) => [node, ...node.childNodes])
		.some(({ textContent }) => {
			const said = (textContent ?? "").trim().replaceAll(/[ \n\t]+/g, " ");
			return typeof words === "string" ? said === words : words.test(said);
		});

const buttonIn = (part: Part, name: string | RegExp) => () =>
	within(part()).getByRole<HTMLButtonElement>("button", { name });

export const noButtonIn = (part: Part, name: string): void =>
	expect(within(part()).queryByRole("button", { name })).toBeNull();

/** Presses a button in a part of the page, as soon as it is there and can be pressed. */
export async function pressIn({ user }: App, part: Part, name: string | RegExp): Promise<void> {
	const button = await waitFor(() => {
		const found = buttonIn(part, name)();
		expect(found.disabled).toBe(false);
		return found;
	});
	await user.click(button);
}

export const isFocused = (part: Part): Promise<void> => waitFor(() => expect(document.activeElement).toBe(part()));

export const headingOf =
	(app: App, title: string): Part =>
	() =>
		within(card(app, title)()).getByRole("heading", { level: 2 });

/** What the head of the list says, and screen readers say when it changes. */
export const statusOfList = (app: App, words: string): Promise<void> =>
	waitFor(() => expect(within(list(app)()).getByRole("status").textContent).toBe(words));

/**
 * Replaces the answer in the card of a submission.
 * @param meanwhile is done before the phone can have saved it
 */
export async function replaceAnswer(app: App, title: string, text: string, meanwhile = () => {}): Promise<void> {
	await pressIn(app, card(app, title), "Change my answer");
	await fill(app, await waitFor(() => within(card(app, title)()).getByLabelText("Your new response")), text);
	const button = await waitFor(buttonIn(card(app, title), "Replace my answer"));
	button.click();
	meanwhile();
}
