// An element that is removed takes the focus with it; the page gets it then.
import { expect, test } from "vitest";
import { inFocus } from "#support/dom/awaited.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("a link that goes with its page, or is hidden with its menu, leaves the focus on the next page", async () => {
	const { server } = here();
	const app = await openDashboard(server, await student(server, "Maya Haddad"));
	for (const name of ["My profile", "Back to my dashboard"]) {
		const link = await app.page.findByRole("link", { name });
		link.focus();
		await app.user.keyboard("{Enter}");
		await inFocus(() => app.page.getByRole("main"));
		if (name === "Back to my dashboard") expect(link.isConnected).toBe(false);
	}
});
