// What the commands say when they will not go on. None of these may touch the folder.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, newPlace, production, run } from "./command.ts";

/** A folder with these files in it. */
function folderWith(files: Record<string, string>): string {
	const folder = newFolder();
	mkdirSync(folder, { recursive: true });
	for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
	return folder;
}

test("npm start refuses a folder that is neither empty nor its own demo, and touches nothing in it", async () => {
	const place = await newPlace(folderWith({ "accounts.txt": "the centre's own" }));
	const start = run("start", place.env);
	expect(await start.ended).toBe(1);
	expect(start.said()).toContain("already holds something that is not LEAD's demo");
	expect(readdirSync(place.dataDir)).toEqual(["accounts.txt"]);
	expect(readFileSync(join(place.dataDir, "accounts.txt"), "utf8")).toBe("the centre's own");
});

test("npm start refuses a centre's real data", async () => {
	const place = await newPlace(folderWith({ "lead.json": '{"kind":"real"}', "data.db": "" }));
	const start = run("start", place.env);
	expect(await start.ended).toBe(1);
	expect(start.said()).toContain("already holds something that is not LEAD's demo");
	expect(readdirSync(place.dataDir)).toEqual(["data.db", "lead.json"]);
});

for (const kind of ["demo", "half"]) {
	test(`npm run serve refuses a folder with demo data (${kind})`, async () => {
		const place = await newPlace(folderWith({ "lead.json": JSON.stringify({ kind }), "data.db": "" }));
		const serve = run("serve", { ...place.env, ...production });
		expect(await serve.ended).toBe(1);
		expect(serve.said()).toContain("holds demo data, which is never served to a centre");
	});
}

test("npm run serve refuses a folder of something else", async () => {
	const place = await newPlace(folderWith({ "photo.jpg": "" }));
	const serve = run("serve", { ...place.env, ...production });
	expect(await serve.ended).toBe(1);
	expect(serve.said()).toContain("holds something that is not LEAD's");
});

test("npm run serve names everything that is not set", async () => {
	const place = await newPlace();
	const serve = run("serve", place.env);
	expect(await serve.ended).toBe(1);
	expect(serve.said()).toContain("Not set: APP_URL, SMTP_URL, MAIL_FROM, CENTRE_EMAIL.");

	const almost = run("serve", { ...place.env, ...production, MAIL_FROM: "" });
	expect(await almost.ended).toBe(1);
	expect(almost.said()).toContain("Not set: MAIL_FROM.");
});

const unusable: [string, string, string][] = [
	["PORT", "eighty", "PORT must be a whole number from 1 to 65535"],
	["PORT", "70000", "PORT must be a whole number from 1 to 65535"],
	["HOST", "not a host", "HOST must be an address or a host name"],
	["HOST", "203.0.113.7", "HOST=203.0.113.7 is not an address of this machine"],
	["APP_URL", "lead.test", "APP_URL must be an address such as https://lead.example"],
	["SMTP_URL", "mail.lead.test:25", "SMTP_URL must be smtp[s]://user:pass@host:port"],
	["MAIL_FROM", "the centre", "MAIL_FROM must be an e-mail address"],
	["ADMIN_EMAIL", "boss@lead.test", "ADMIN_EMAIL and ADMIN_PASSWORD go together"],
	["ADMIN_EMAIL", "boss,deputy@lead.test", "ADMIN_EMAIL must be an e-mail address"],
	["ADMIN_EMAIL", `"boss"@lead.test`, "ADMIN_EMAIL must be an e-mail address"],
	["OPEN_DASHBOARD", "maybe", "OPEN_DASHBOARD must be 1 or 0"],
	["TRUSTED_PROXY", "X-Real-IP: 1", "TRUSTED_PROXY must be the name of one header"],
	["POCKETBASE_BIN", "/nowhere/pocketbase", "POCKETBASE_BIN names /nowhere/pocketbase"],
	["DATA_DIR", "/dev/null", "DATA_DIR names /dev/null, which is not a folder"],
];
for (const [name, value, sentence] of unusable) {
	test(`${name}=${value} is refused with a sentence`, async () => {
		const place = await newPlace();
		const start = run("start", { ...place.env, [name]: value });
		expect(await start.ended).toBe(1);
		expect(start.said()).toContain(sentence);
		expect(start.said()).not.toContain("    at ");
	});
}

test("a secret in an unusable value is not repeated on the screen", async () => {
	const place = await newPlace();
	const start = run("start", { ...place.env, SMTP_URL: "mail://me:hidden-word@host", ADMIN_PASSWORD: "abc" });
	expect(await start.ended).toBe(1);
	expect(start.said()).toContain("ADMIN_PASSWORD must be a password of 6 to 71 bytes.");
	expect(start.said()).not.toContain("hidden-word");
});
