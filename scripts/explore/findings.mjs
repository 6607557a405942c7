// @ts-check
// What Bombadil found, in the words of somebody who wants to see it too.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ fingerprint?: Record<string, string>, text?: string, code?: number, width?: number, height?: number }} Details
 * @typedef {string | Record<string, Details>} Action
 * @typedef {{ name: string, violation: unknown }} Violation
 * @typedef {{ action: Action | null, state: { url: string, screenshot: string }, violations: Violation[] }} Step
 */

/** How much of the way to a finding is told; where something looked wrong and nobody touched anything is one step. */
const stepsDescribed = 12;

/**
 * @param {string} place of a turn
 * @param {boolean[]} wasCut whether the network was, by action
 * @returns {string[]} each broken promise, and the way there
 */
export function findingsOf(place, wasCut) {
	const steps = stepsOf(place);
	return steps.flatMap(({ state, violations }, at) =>
		violations.map(({ name, violation }) =>
			[
				`${name} at ${pathOf(state.url)}, step ${at}${wasCut[at - 1] ? ", without network" : ""}`,
				...valuesIn(violation).map((value) => `    ${value}`),
				`  after ${wayTo(steps, at)}`,
				`  as in ${state.screenshot}`,
			].join("\n"),
		),
	);
}

/** @param {string} place @returns {Action[]} everything that was done up to the last finding; to the end if there is none */
export function actionsTo(place) {
	const steps = stepsOf(place);
	const last = steps.findLastIndex(({ violations }) => violations.length > 0);
	return steps.slice(0, last === -1 ? undefined : last + 1).flatMap(({ action }) => (action === null ? [] : [action]));
}

/** @param {string} place @returns {string} where it stood when it ended, and how it came there */
export function endOf(place) {
	const steps = stepsOf(place);
	const last = steps.at(-1);
	return last ? `  at ${last.state.url} after ${wayTo(steps, steps.length - 1)}` : "  before the first page";
}

/** @param {string} place @returns {Step[]} */
function stepsOf(place) {
	const file = join(place, "trace.jsonl");
	const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
	// One that was killed in the middle of a line has not written the rest.
	return lines.filter((line) => line.endsWith("}")).map((line) => JSON.parse(line));
}

/** @param {string} url */
function pathOf(url) {
	const { pathname, hash } = new URL(url);
	return pathname + hash;
}

/** @param {Step[]} steps @param {number} end */
const wayTo = (steps, end) =>
	steps
		.slice(0, end + 1)
		.filter(({ action }) => action !== "Wait")
		.slice(-stepsDescribed)
		.map(({ action }) => describeAction(action))
		.join(" · ");

/** @param {Action | null} action */
function describeAction(action) {
	if (action === null || typeof action === "string") return action ?? "opening the page";
	return Object.entries(action)
		.map(([kind, { fingerprint = {}, text, code, width, height }]) => {
			const { accessible_name, text_content, name_attr, tag } = fingerprint;
			const on = accessible_name ?? text_content ?? name_attr;
			return [kind, code, width, height, text, tag, on].filter(Boolean).join(" ").slice(0, 90);
		})
		.join();
}

/** What was seen, somewhere inside a violation. @param {unknown} violation @returns {string[]} */
function valuesIn(violation) {
	if (typeof violation !== "object" || violation === null) return [];
	if ("index" in violation && "value" in violation) return [JSON.stringify(violation.value).slice(0, 1500)];
	return [...new Set(Object.values(violation).flatMap(valuesIn))];
}
