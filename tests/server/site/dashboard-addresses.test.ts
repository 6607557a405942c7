// OPEN_DASHBOARD=1: a deployment may open PocketBase's dashboard, and then its routes answer the superuser and nobody else.
import { expect, test } from "vitest";
import { builtIn, open } from "#support/api/built-in-routes.ts";
import { sendRaw } from "#support/raw-requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { call, everybody, readers, whichAnswer } from "./calling-routes.ts";

const here = serverForThisFile(everybody, { env: { OPEN_DASHBOARD: "1" } });
const forEverybody = [
	...open,
	"GET /_/",
	"GET /_/index.html",
	"GET /_/extensions.js",
	"GET /api/collections/_superusers/auth-methods",
	"POST /api/collections/_superusers/auth-with-password",
	"POST /api/collections/_superusers/auth-refresh",
];

test.each(readers)("lets %s through to nothing more than the sign-in", async (who) => {
	const { server } = here();
	const wrong: string[] = [];
	for (const route of builtIn.filter((one) => !forEverybody.includes(one))) {
		const answer = await call(server, route, here()[who].token);
		if (![401, 403, 404].includes(answer.status)) wrong.push(`${route}: ${answer.status} ${answer.text}`);
	}
	expect(wrong).toEqual([]);
});

test("lets a superuser through to what the dashboard needs, and no further", async () => {
	const { server } = here();
	const reading = builtIn.filter((route) => route.startsWith("GET ") && !forEverybody.includes(route));
	const answering = await whichAnswer(server, reading, server.superuserToken);
	const closed = builtIn.filter((route) => /realtime|-otp|oauth2|request-|auth-methods|confirm-/.test(route));
	const stillClosed = closed.filter((route) => !forEverybody.includes(route) && !/meta/.test(route));

	expect(answering).toEqual(expect.arrayContaining(["GET /api/collections", "GET /api/logs", "GET /api/settings"]));
	expect(await whichAnswer(server, stillClosed, server.superuserToken)).toEqual([]);
});

test("spells no collection otherwise for anybody else, with a body of any size", async () => {
	const { server, maya } = here();
	const padding = "x".repeat(2_000_000);
	const statuses = [];
	for (const name of ["Users", "_pb_users_auth_", "USERS", "submissionS", "pbc_123"]) {
		for (const token of ["", maya.token]) {
			const path = `/api/collections/${name}/records`;
			const answer = await sendRaw(server, { method: "POST", path, token, body: JSON.stringify({ padding }) });
			statuses.push(answer.status);
		}
	}
	expect([...new Set(statuses)].sort()).toEqual([401, 403]);
});
