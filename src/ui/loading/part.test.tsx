// @vitest-environment happy-dom

import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#support/eventually.ts";
import { part } from "./part.tsx";
import { setReloadFallback } from "./retry.ts";

const reloadFallback = vi.fn();

beforeEach(() => {
	setReloadFallback(reloadFallback);
	vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
	cleanup();
	reloadFallback.mockReset();
	vi.restoreAllMocks();
});

function Counter({ step }: { step: number }) {
	const [count, setCount] = useState(0);
	return (
		<button type="button" onClick={() => setCount(count + step)}>
			{count}
		</button>
	);
}

const inPlace = (Shown: ComponentType<{ step: number }>, step = 1) => (
	<MantineProvider>
		<section tabIndex={-1} aria-label="panel">
			<Suspense fallback="on its way">
				<Shown step={step} />
			</Suspense>
		</section>
	</MantineProvider>
);

const says = "This part of the app could not be loaded. It will appear once you are online.";
const noLine = () => new TypeError("Failed to fetch");
const lineIsBack = () => act(async () => void dispatchEvent(new Event("online")));

test("a part that was fetched before is there with the first drawing", async () => {
	const load = vi.fn(async () => Counter);
	const Preloaded = part(load);
	Preloaded.preload();
	await act(async () => {});
	render(inPlace(Preloaded));
	expect(screen.getByRole("button").textContent).toBe("0");
	expect(load).toHaveBeenCalledOnce();
});

test("one that was not comes when it is drawn, and begins nothing anew when it is drawn again", async () => {
	const Cold = part(async () => Counter);
	const { rerender } = render(inPlace(Cold));
	expect(screen.getByText("on its way")).toBeTruthy();
	fireEvent.click(await screen.findByRole("button"));
	rerender(inPlace(Cold, 2));
	expect(screen.getByRole("button").textContent).toBe("1");
});

test("one that could not be fetched says so in its place, is asked for once more at once, and comes with the line", async () => {
	const load = vi.fn(async () => Counter);
	load.mockRejectedValueOnce(noLine()).mockRejectedValueOnce(noLine());
	render(inPlace(part(load)));
	expect(await screen.findByText(says)).toBeTruthy();
	await eventually(() => expect(load).toHaveBeenCalledTimes(2));
	await eventually(() => expect(reloadFallback).toHaveBeenCalledOnce());
	expect(screen.getByText(says)).toBeTruthy();
	await lineIsBack();
	expect((await screen.findByText("0")).textContent).toBe("0");
	expect(screen.queryByText(says)).toBeNull();
	await lineIsBack();
	expect(load).toHaveBeenCalledTimes(3);
});

test("a try in vain leaves the note where it stands, and a press that succeeds leaves the focus in the place", async () => {
	const load = vi.fn(async () => Counter);
	for (const _ of [1, 2, 3]) load.mockRejectedValueOnce(noLine());
	render(inPlace(part(load)));
	const again = await screen.findByRole("button", { name: "Try again" });
	await eventually(() => expect(load).toHaveBeenCalledTimes(2));
	await lineIsBack();
	expect(load).toHaveBeenCalledTimes(3);
	expect(screen.getByRole("button", { name: "Try again" })).toBe(again);
	again.focus();
	await act(async () => fireEvent.click(again));
	expect(screen.getByText("0")).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByLabelText("panel"));
});

test("one that was warmed in vain is nobody's trouble until it is drawn", async () => {
	const load = vi.fn(async () => Counter);
	load.mockRejectedValueOnce(noLine());
	const Shaky = part(load);
	Shaky.preload();
	await act(async () => {});
	await lineIsBack();
	expect(load).toHaveBeenCalledOnce();
	render(inPlace(Shaky));
	expect(await screen.findByText("0")).toBeTruthy();
	expect(reloadFallback).not.toHaveBeenCalled();
});
