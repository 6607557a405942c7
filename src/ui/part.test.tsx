// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Component, type ComponentType, type ReactNode, Suspense, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { part } from "./part.tsx";

afterEach(() => {
	cleanup();
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
	<Suspense fallback="on its way">
		<Shown step={step} />
	</Suspense>
);

test("a part that was fetched before is there with the first drawing", async () => {
	const load = vi.fn(async () => Counter);
	const Warmed = part(load);
	Warmed.warm();
	await act(async () => {});
	render(inPlace(Warmed));
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

class Catching extends Component<{ children: ReactNode }> {
	override state = { problem: "" };
	static getDerivedStateFromError(error: Error) {
		return { problem: error.message };
	}
	override render() {
		return this.state.problem || this.props.children;
	}
}

test("one that could not be fetched is missing wherever it is drawn, and never comes half at a second try", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const load = vi.fn(async () => Counter);
	load.mockRejectedValueOnce(new Error("no line"));
	const Shaky = part(load);
	Shaky.warm();
	await act(async () => {});
	for (const _ of [1, 2]) {
		render(<Catching>{inPlace(Shaky)}</Catching>);
		expect(await screen.findByText("no line")).toBeTruthy();
		cleanup();
	}
	expect(load).toHaveBeenCalledOnce();
});
