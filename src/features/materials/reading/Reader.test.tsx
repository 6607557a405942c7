// @vitest-environment happy-dom
// What is read without a layout: pages and how they are drawn are tested in a browser.
import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { CannotShow } from "./CannotShow.tsx";
import { Reader } from "./Reader.tsx";

afterEach(async () => {
	cleanup();
	vi.restoreAllMocks();
	await chooseLanguage("en");
});

/** happy-dom lays nothing out: every frame is as wide as a phone. */
function draw(type: "picture" | "text", bytes: Blob) {
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
	const download = vi.fn();
	render(
		<MantineProvider>
			<Reader name="Worksheet 3" type={type} bytes={bytes} onDownload={download} />
		</MantineProvider>,
	);
	return download;
}

test("a text is shown as it is, in a frame with its title that the keyboard reaches", async () => {
	draw("text", new Blob(["Name;Grade\n<b>مايا</b>;14"]));
	expect((await screen.findByText(/^Name;Grade/)).textContent).toBe("Name;Grade\n<b>مايا</b>;14");
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Worksheet 3" }));
});

test("plus and minus zoom, 0 fits the width again, and the buttons end where the steps do", async () => {
	draw("text", new Blob(["One line"]));
	await screen.findByText("One line");
	const frame = screen.getByRole("region", { name: "Worksheet 3" });
	const size = () => screen.getByText(/%$/).textContent;
	const press = (key: string) => fireEvent.keyDown(frame, { key });
	expect(size()).toBe("100%");
	for (const key of ["+", "="]) press(key);
	expect(size()).toBe("150%");
	press("-");
	expect(size()).toBe("125%");
	press("0");
	expect(size()).toBe("100%");
	expect(fireEvent.keyDown(frame, { key: "+", ctrlKey: true })).toBe(true);
	expect(size()).toBe("100%");
	const out = screen.getByRole("button", { name: "Zoom out" });
	for (let times = 0; times < 4; times += 1) fireEvent.click(out);
	expect(size()).toBe("50%");
	expect(out.getAttribute("aria-disabled")).toBe("true");
	fireEvent.click(screen.getByRole("button", { name: "Fit to width" }));
	expect(size()).toBe("100%");
});

test("a picture has the title for who does not see it; one that cannot be drawn says so and offers the download", async () => {
	const download = draw("picture", new Blob(["no picture"]));
	fireEvent.error(await screen.findByRole("img", { name: "Worksheet 3" }));
	expect(screen.getByRole("status").textContent).toContain("This file cannot be opened here");
	fireEvent.click(screen.getByRole("button", { name: "Download" }));
	expect(download).toHaveBeenCalledOnce();
	await act(() => chooseLanguage("fr"));
	expect(screen.getByRole("status").textContent).toContain("Ce fichier ne peut pas s’ouvrir ici");
});

test("a PDF whose reader is not there says that it comes with the internet, or tries at once", () => {
	const again = vi.fn();
	render(
		<MantineProvider>
			<CannotShow why="missing" onDownload={() => {}} onAgain={again} />
		</MantineProvider>,
	);
	expect(screen.getByText("What opens PDF files is not on this phone yet")).toBeDefined();
	expect(screen.getByRole("button", { name: "Download" })).toBeDefined();
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(again).toHaveBeenCalledOnce();
});

test("a locked file says so in both languages", async () => {
	render(
		<MantineProvider>
			<CannotShow why="locked" onDownload={() => {}} />
		</MantineProvider>,
	);
	expect(screen.getByText("This file is locked with a password")).toBeDefined();
	await act(() => chooseLanguage("fr"));
	expect(screen.getByText("Ce fichier est protégé par un mot de passe")).toBeDefined();
	expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
});
