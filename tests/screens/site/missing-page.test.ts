// An address where the site has no page. (That the server answers 404: tests/e2e/site/without-script.full.spec.ts.)
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("an address without a page is logged, and leads home", async () => {
	const { server } = here();
	const app = await openApp(server.url, "/nowhere");
	app.allowErrors(/^404: no page at this path: \/nowhere$/);
	const heading = (words: string) =>
		waitFor(() => {
			const { textContent } = app.page.getByRole("heading", { level: 1 });
			expect(textContent.replaceAll(/\s+/g, " ")).toBe(words);
		});
	await heading("Oops! Page not found");
	// The harness watches the console.
	expect(console.error).toHaveBeenCalledWith("404: no page at this path:", "/nowhere");
	await app.user.click(app.page.getByRole("link", { name: "Return to Home" }));
	await waitFor(() => expect(location.pathname).toBe("/"));
	await heading("Homework done. Curiosity switched on.");
});
