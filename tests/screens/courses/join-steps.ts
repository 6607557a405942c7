// The steps of a student who joins a course by its code, in English.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { App } from "#support/dom/app.ts";
import { fill } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

export async function aCourse(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, []);
	return { rana, maya, maths, code: String(maths.join_code) };
}

export const openButton = ({ page }: App): Promise<HTMLElement> =>
	page.findByRole("button", { name: "Join with a code" });

/** The same, as it is now: it moves when the first course comes. */
export const openingButton = ({ page }: App): HTMLElement => page.getByRole("button", { name: "Join with a code" });

const dialogName = { name: "Join with a code" };

export const dialog = ({ page }: App): Promise<HTMLElement> => page.findByRole("dialog", dialogName);

export const noDialog = ({ page }: App): Promise<void> =>
	waitFor(() => expect(page.queryByRole("dialog", dialogName)).toBeNull());

export const codeField = ({ page }: App): HTMLInputElement => page.getByLabelText<HTMLInputElement>("Join code");

export const codeIs = (app: App, code: string): Promise<void> => waitFor(() => expect(codeField(app).value).toBe(code));

export const joinButton = async (app: App): Promise<HTMLElement> =>
	within(await dialog(app)).getByRole("button", { name: "Join" });

const joiningName = (code: string) => ({ name: `Joining with the code ${code.slice(0, 3)} ${code.slice(3)}` });

/** The one card of a code that is not sent yet. */
export const joining = ({ page }: App, code: string): Promise<HTMLElement> =>
	page.findByRole("article", joiningName(code));

export const noJoining = ({ page }: App, code: string): Promise<void> =>
	waitFor(() => expect(page.queryByRole("article", joiningName(code))).toBeNull());

/** Opens the dialog, types the code and presses Join. */
export async function enter(app: App, code: string): Promise<void> {
	await app.user.click(await openButton(app));
	await fill(app, await app.page.findByLabelText("Join code"), code);
	await app.user.click(await joinButton(app));
}

export const enrollments = (server: RealServer, id: string): Promise<Row[]> =>
	server.rows("enrollments", `user_id = '${id}'`);

/** A code that no course has. */
export const wrongCode = "ABCDEFG";
/** What is said of it. */
export const unknownCode = "No course has this code. Compare it letter by letter with the one you were given.";
