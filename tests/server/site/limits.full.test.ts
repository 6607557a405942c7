// How often one address may sign up and sign in within a minute.
import { expect, test } from "vitest";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const flood = async (times: number, path: string, body: (n: number) => object) => {
	const { server } = here();
	const answers = [];
	for (let n = 0; n < times; n++) answers.push(await server.ask("POST", path, { body: body(n) }));
	const refused = answers.filter(({ status }) => status === 429);
	return { let: times - refused.length, last: answers.at(-1)?.status };
};

test("40 sign-ups a minute, then no more", async () => {
	const passed = await flood(42, "/api/collections/users/records", (n) => ({
		email: `flood-${n}@lead.test`,
		password: "secret-1",
		passwordConfirm: "secret-1",
		full_name: "Flood",
	}));

	expect(passed).toMatchObject({ let: 40, last: 429 });
});

test("150 sign-ins a minute, then no more", async () => {
	const passed = await flood(152, "/api/collections/users/auth-with-password", (n) => ({
		identity: `flood-${n}@other.test`,
		password: "secret-1",
	}));

	expect(passed).toMatchObject({ let: 150, last: 429 });
});
