// @vitest-environment happy-dom
// What is drawn of a text with marks, and of one without, while the code that knows the marks is not there yet and after.
import { cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { FormattedText } from "./FormattedText.tsx";

afterEach(async () => {
	cleanup();
	await chooseLanguage("en");
});

const draw = (text: string) => render(createElement(FormattedText, { text })).container;
const directions = (drawn: HTMLElement) => [...drawn.querySelectorAll("[dir]")].map((part) => part.getAttribute("dir"));

test("a text can be read before the code that knows its marks has come, and is formatted then", async () => {
	const drawn = draw("Bring **a ruler**\n- one\n- two");
	expect(drawn.textContent).toBe("Bring **a ruler**\n- one\n- two");
	expect((await screen.findByText("a ruler")).tagName).toBe("STRONG");
	expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["one\n", "two"]);
	expect(drawn.textContent).toBe("Bring a ruler\none\ntwo");
});

test("every paragraph and list has the direction of its own letters", async () => {
	const drawn = draw("اقرأ النص\n\nRead it\n\n1. **اقرأ**\n2. أجب");
	await screen.findByRole("list");
	expect(directions(drawn)).toEqual(["auto", "auto", "auto"]);
	expect(directions(draw("اقرأ النص\n\nRead it"))).toEqual(["auto", "auto"]);
});

test("the items of a list have the numbers that were typed", async () => {
	const drawn = draw("3. page 4\n7. page 6");
	await screen.findByRole("list");
	expect([...drawn.querySelectorAll("li")].map(({ value }) => value)).toEqual([3, 7]);
});

test.each([
	["en", "the film (opens outside LEAD)"],
	["fr", "the film (s’ouvre hors de LEAD)"],
] as const)(
	"a link says in %s that it leads out of the app, and tells the other site nothing",
	async (language, name) => {
		await chooseLanguage(language);
		draw("See [the film](https://films.example/1)");
		const link = await screen.findByRole("link", { name });
		expect(link.getAttribute("href")).toBe("https://films.example/1");
		expect(link.getAttribute("target")).toBe("_blank");
		expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow");
	},
);

test("nothing that was typed becomes a part of the page but the marks themselves", async () => {
	const drawn = draw("**now** <img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](https://a.example/y.png)");
	await screen.findByText("now");
	const tags = [...drawn.querySelectorAll("*")].map(({ tagName }) => tagName.toLowerCase());
	expect(tags.filter((tag) => !["div", "p", "strong", "a", "svg", "path"].includes(tag))).toEqual([]);
	expect(drawn.querySelectorAll("a")).toHaveLength(1);
	expect(drawn.textContent).toContain("<img src=x onerror=alert(1)> [x](javascript:alert(1)) !");
});
