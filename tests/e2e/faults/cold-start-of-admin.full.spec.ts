// The server is down and the browser was ended: every address of an admin, who can open a teacher's, too, opens from the
// phone. (A student's and the public ones: cold-start.full.spec.ts.)
import { serverIsDown, test } from "#support/browser/test.ts";
import { admin } from "#support/people.ts";
import { grading, openAllCold, profile } from "./cold-browser.ts";

test("after one visit every address of an admin opens in a cold browser without the server, in both languages", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown, /^profile NoAnswer/);
	const dashboard = { path: "/dashboard-admin", en: "Admin Dashboard", fr: "Espace administration" };
	await openAllCold(killable, server, await admin(server, "Maya Haddad"), [dashboard, grading, profile]);
});
