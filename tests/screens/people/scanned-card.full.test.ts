// The card of an account, scanned on a phone on which somebody is signed in.
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { fillSignIn } from "#support/dom/portal.ts";
import { admin, student } from "#support/people.ts";
import { newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({
	boss: await admin(server, "Samar Tannous"),
	maya: await student(server, "Maya Haddad"),
}));

test("the card of another says whose session ends; their own leads to the dashboard", async () => {
	const { server, boss, maya } = here();
	const made = await server.ask("POST", "/api/lead/make-account", {
		token: boss.token,
		body: { id: newId(), role: "student", full_name: "Lina Saad" },
	});
	const [username, password] = [String(made.at("username")), String(made.at("password"))];
	const app = await openApp(server.url, "/login");
	await fillSignIn(app, maya.email, maya.password);
	await app.page.findByRole("heading", { level: 1, name: "Hello, Maya" });
	await app.load(`/login#${new URLSearchParams({ user: username, password })}`);
	await app.page.findByText(/^Maya Haddad is signed in on /);
	expect(app.page.getByLabelText("Email")).toHaveProperty("value", username);
	expect(JSON.stringify([location.href, history.state])).not.toContain(password);
	await app.load(`/login#${new URLSearchParams({ user: maya.email, password: "old" })}`);
	await app.page.findByRole("heading", { level: 1, name: "Hello, Maya" });
});
