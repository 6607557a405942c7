// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { PillTabs } from "./PillTabs.tsx";

afterEach(cleanup);

function Dashboard() {
	const [value, choose] = useState("a");
	const next = (
		<button type="button" onClick={() => choose("b")}>
			Go on
		</button>
	);
	const tab = (name: string) => ({
		value: name,
		label: `Tab ${name}`,
		short: name,
		panel: () => (
			<p>
				Panel {name}
				{name === "a" ? next : null}
			</p>
		),
	});
	return (
		<MantineProvider>
			<PillTabs label="Dashboard" value={value} onChange={choose} tabs={[tab("a"), tab("b"), tab("c")]} />
		</MantineProvider>
	);
}
const chosen = () => screen.getAllByRole("tab").filter((tab) => tab.getAttribute("aria-selected") === "true");

test("arrows, Home and End walk the tabs in a circle, with the focus and the panel", () => {
	render(<Dashboard />);
	const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
	screen.getByRole("tab", { name: "Tab a" }).focus();
	press("ArrowLeft");
	expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Tab c" }));
	expect(screen.getByRole("tabpanel", { name: "Tab c" }).textContent).toBe("Panel c");
	press("ArrowRight");
	press("ArrowRight");
	expect(chosen()).toEqual([screen.getByRole("tab", { name: "Tab b" })]);
	press("End");
	press("Home");
	expect(chosen()).toEqual([screen.getByRole("tab", { name: "Tab a" })]);
});

test("what is pressed inside a panel and goes away with it leaves the focus at the tab it opened", () => {
	render(<Dashboard />);
	expect(document.activeElement).toBe(document.body);
	const button = screen.getByRole("button", { name: "Go on" });
	button.focus();
	fireEvent.click(button);
	expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Tab b" }));
});

test("only the chosen tab is on the way of the Tab key", () => {
	render(<Dashboard />);
	expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
