// The token of a phone that was not used for a day is renewed on contact, also over a line that loses answers.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const session = (): { token: string; renewed_at: number } => JSON.parse(localStorage.getItem("lead.session") ?? "{}");

test("a token a day old is renewed although the answers to the first two requests are lost", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const line = await lineTo(server);
	const app = await openDashboard(line, maya);
	const { token, ...rest } = session();
	localStorage.setItem("lead.session", JSON.stringify({ ...rest, token, renewed_at: Date.now() - 86_400_000 }));
	const lost = [1, 2].map(() => line.nextDroppedAnswer("/api/collections/users/auth-refresh"));
	await app.load("/dashboard-student");
	await Promise.all(lost);
	await waitFor(() => expect(Date.now() - session().renewed_at).toBeLessThan(60_000));
	const asked = await server.ask("GET", "/api/lead/handshake", { token: session().token });
	expect(asked.status).toBe(200);
});
