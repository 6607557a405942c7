// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { areStepsShown, showSteps } from "#features/install/steps.ts";
import { eventually } from "#support/eventually.ts";
import { later } from "./later.tsx";
import { StepsMissing } from "./StepsMissing.tsx";

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

/** Code that does not come at first, nor when it is asked for once more. */
function lateCode() {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const load = vi.fn(async () => () => <p>the part</p>);
	for (const _ of [1, 2]) load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	return load;
}

const lineIsBack = () => act(async () => void dispatchEvent(new Event("online")));

test("a part of the frame that cannot be fetched draws nothing, and comes with the line", async () => {
	const load = lateCode();
	const Part = later(load);
	const { container } = render(
		<Suspense>
			<Part />
		</Suspense>,
	);
	await eventually(() => expect(load).toHaveBeenCalledTimes(2));
	await act(async () => {});
	expect(container.textContent).toBe("");
	await lineIsBack();
	expect(screen.getByText("the part")).toBeTruthy();
});

test("the steps of installing say so when they cannot be fetched, until that is closed or they are here", async () => {
	const load = lateCode();
	const Steps = later(load, StepsMissing);
	showSteps(true);
	render(
		<Suspense>
			<Steps />
		</Suspense>,
	);
	expect((await screen.findByRole("alert")).textContent).toBe(
		"A part of the app could not be loaded. Try again when you are online.",
	);
	await eventually(() => expect(load).toHaveBeenCalledTimes(2));
	fireEvent.click(screen.getByRole("button", { name: "Close this notice" }));
	expect(areStepsShown()).toBe(false);
	await lineIsBack();
	expect(screen.getByText("the part")).toBeTruthy();
	expect(screen.queryByRole("alert")).toBeNull();
});
