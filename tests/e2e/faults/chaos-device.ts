// A student at her phone while browser or server are killed: what she does, and what must be true afterwards.
import { expect, type Locator, type Page } from "@playwright/test";
import { drawn } from "#support/browser/drawn.ts";
import type { KillableBrowser } from "#support/browser/killable.ts";
import {
	answerField,
	cardOf,
	chip,
	chipSays,
	chipSaysDraft,
	handIn,
	keptByServiceWorker,
	openTab,
} from "#support/browser/portal.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import type { History } from "#support/network/history.ts";
import type { Person } from "#support/people.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";
import { unannounced } from "./chaos-page.ts";

const phone = "phone";
const success = "Assignment submitted successfully!";
/** Milliseconds: with a working network and the app in view, everything is sent within this time. */
const lively = 60_000;

/** One submission: what was typed, what of it the screen reported saved, and whether it was handed in. */
export type Answer = { title: string; taskId: string; text: string; saved: string; handedIn: boolean };

export class Device {
	readonly answers: Answer[] = [];
	private tab: Page | null = null;
	readonly server: RealServer;
	readonly line: NetworkProxy;
	readonly browser: KillableBrowser;
	readonly student: Person;
	readonly history: History;

	constructor(at: {
		server: RealServer;
		line: NetworkProxy;
		browser: KillableBrowser;
		student: Person;
		history: History;
	}) {
		this.server = at.server;
		this.line = at.line;
		this.browser = at.browser;
		this.student = at.student;
		this.history = at.history;
	}

	get page(): Page {
		if (!this.tab) throw new Error("no page is open");
		return this.tab;
	}

	/** The first visit: she signs in, and the service worker stores the app. */
	async signIn(): Promise<void> {
		this.tab = await this.browser.open();
		await this.page.goto(`${this.line.url}/login`);
		await this.page.getByLabel("Email").fill(this.student.email);
		await this.page.getByLabel("Password", { exact: true }).fill(this.student.password);
		await this.page.getByRole("button", { name: "Sign In" }).click();
		await this.page.waitForURL(/\/dashboard-student/);
		await keptByServiceWorker(this.page);
		await chipSays(this.page, "All sent");
	}

	/** Opens the app on the killed browser's profile, and does nothing else. */
	async reopen(): Promise<void> {
		this.tab = await this.browser.open();
		await this.page.goto(`${this.line.url}/dashboard-student#submitted`);
	}

	/** The card in its tab; a list of more than twelve is searched first. */
	private async open(tab: string | RegExp, { title }: Answer): Promise<Locator> {
		await openTab(this.page, tab);
		await expect(this.page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
		await expect(this.page.getByRole("tabpanel").getByRole("article").first()).toBeVisible();
		const search = this.page.getByRole("searchbox", { name: "Search" });
		if (await search.isVisible()) await search.fill(title);
		return cardOf(this.page, title);
	}

	/** Types words, and waits until the screen reports them saved. */
	async type(answer: Answer, { unsavedTail = "" } = {}): Promise<void> {
		const task = await this.open(/^Assignments/, answer);
		const field = await answerField(this.page, answer.title);
		await field.fill(answer.text);
		await expect(task.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
		answer.saved = answer.text;
		this.history.noteSaved(this.student.name, phone, answer.saved);
		this.answers.push(answer);
		if (unsavedTail) {
			for (let end = 1; end <= unsavedTail.length; end++) this.noteTyped(answer.text + unsavedTail.slice(0, end));
			answer.text += unsavedTail;
			await field.pressSequentially(unsavedTail);
		}
	}

	/** Hands in, noted before it can be sent; resolves when the phone has committed it. */
	async handIn(answer: Answer): Promise<void> {
		await this.open(/^Assignments/, answer);
		if (!this.answers.includes(answer)) this.answers.push(answer);
		this.noteTyped(answer.text);
		await handIn(this.page, answer.title, answer.text);
		answer.handedIn = true;
		this.noteSaved(answer);
	}

	private noteTyped(words: string): void {
		this.history.note({ what: "typed", who: this.student.name, on: phone, words });
	}

	/** The full text replaces what was reported saved before (possibly a shorter version). */
	private noteSaved(answer: Answer): void {
		const who = this.student.name;
		if (answer.saved && answer.saved !== answer.text)
			this.history.note({ what: "withdrawn", who, words: answer.saved });
		this.history.note({ what: "saved", who, on: phone, words: answer.text });
		answer.saved = answer.text;
	}

	/** While the server cannot have it, or the phone cannot know, nothing on the screen says that it was sent. */
	async saysUnsent(answer: Answer, successesBefore: number): Promise<void> {
		const item = await this.open("Submitted", answer);
		await expect(item.getByText(/^(Waiting to send|Sending)$/)).toBeVisible();
		await expect(item.getByText("Sent to your teacher")).toHaveCount(0);
		await expect(chip(this.page)).toHaveAccessibleName(/^(Sending \d+ of \d+|Offline · \d+ waiting|\d+ waiting)\./);
		expect(await this.successes()).toBe(successesBefore);
	}

	async successes(): Promise<number> {
		return (await toastsOf(this.page)).filter((words) => words === success).length;
	}

	/** Without a press: every submission is on the server, once, and the screen says so. */
	async healed(): Promise<void> {
		const wanted = this.answers.filter(({ handedIn }) => handedIn).map(({ taskId, text }) => `${taskId} ${text}`);
		await expect.poll(() => this.stored(), { timeout: lively, intervals: [100, 200] }).toEqual(wanted.sort());
		if (this.answers.every(({ handedIn }) => handedIn)) await chipSays(this.page, "All sent", lively);
		else await chipSaysDraft(this.page, lively);
		await expect.poll(() => unannounced(this.page, this.student.id), { timeout: lively }).toBe(0);
		await drawn(this.page);
	}

	/** Every submission that the server has of her. */
	async stored(): Promise<string[]> {
		const rows = await this.server.rows("submissions", `student_id = "${this.student.id}"`);
		return rows.map((row) => `${row.assignment_id} ${row.text_body}`).sort();
	}

	/** A draft is in its field: at least what was reported saved, at most what was typed. */
	async readableAsDraft(answer: Answer): Promise<void> {
		await this.open(/^Assignments/, answer);
		const field = await answerField(this.page, answer.title);
		await expect(field).toHaveValue(new RegExp(`^${escaped(answer.saved)}`));
		const words = await field.inputValue();
		expect(answer.text.startsWith(words), `"${words}" was never typed`).toBe(true);
		answer.text = words;
		this.noteSaved(answer);
	}

	/** The item of a submission under Submitted. */
	async saysSent(answer: Answer): Promise<void> {
		const item = await this.open("Submitted", answer);
		await expect(item.getByText("Sent to your teacher")).toBeVisible();
		this.history.note({ what: "said", who: this.student.name, on: phone, words: answer.text });
		await expect(item.getByRole("group", { name: "Your answer" })).toHaveText(answer.text);
	}

	/** What the screen shows of a submission in the end, after all others were checked. */
	async noteKept(answer: Answer): Promise<void> {
		await this.readableAsDraft(answer);
		this.history.note({ what: "kept", who: this.student.name, on: phone, words: answer.text, as: "draft" });
	}
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
