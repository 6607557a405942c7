// A browser that opens no database. (One that stores nothing: tests/e2e/faults/no-room.full.spec.ts.)
import { expect, test, vi } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { fillSignIn } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("in a browser that opens no database the app says at the sign-in that it keeps no work", async () => {
	const { server } = here();
	const opening = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	try {
		const app = await openApp(server.url, "/login");
		const { email, password } = await student(server, "Maya Haddad");
		await fillSignIn(app, email, password);
		await app.page.findByText(/^This browser does not let LEAD keep your work\./);
		expect(location.pathname).toBe("/login");
	} finally {
		opening.mockRestore();
	}
});
