// What a person changes about the own account. All of it needs the server now: it throws NoAnswer, when nothing is known
// of the outcome, or Refused, when nothing has changed. Nothing of it is ever queued.
import { z } from "zod";
import { askFor, askServer, Refused } from "#data/online.ts";
import { syncNow } from "#data/schedule.ts";
import { amendSession, readSession } from "#data/session.ts";
import { forgetAccount, signIn } from "#data/sign-in.ts";
import { chooseLanguage, type Language } from "#i18n/i18n.ts";

export { syncNow };

function me() {
	const session = readSession();
	if (!session) throw new Error("nobody is signed in");
	return session;
}

/** Asks; a refusal that may be a dead token in disguise is looked into at the gate, and the screen follows. */
async function ask<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Refused && (error.code === "" || error.code === "session")) void syncNow();
		throw error;
	}
}

const changeMe = (body: object) =>
	ask(askServer(`/api/collections/users/records/${me().user.id}`, { method: "PATCH", body }));

/**
 * Changes the password. Every token of before is dead then, so this phone signs in anew.
 * @returns whether it could
 */
export async function changePassword({ current, password }: { current: string; password: string }): Promise<boolean> {
	const { token, user } = me();
	await changeMe({ oldPassword: current, password, passwordConfirm: password });
	try {
		await signIn(user.email, password);
		return true;
	} catch {
		amendSession(token, { expired: true });
		return false;
	}
}

/** In which language this app speaks, and the centre's mails. */
export async function changeLanguage(language: Language): Promise<void> {
	await changeMe({ language });
	await chooseLanguage(language);
}

const mailState = z.object({ mail: z.enum(["sent", "waiting"]) });
export type MailState = z.infer<typeof mailState>["mail"];

/** Has a link sent to the new address; the old one stays until it is followed. */
export async function askForAddress(asked: { email: string; password: string }): Promise<MailState> {
	return (await ask(askFor(mailState, "/api/lead/change-email", { method: "POST", body: asked }))).mail;
}

/** Deletes the account, there and here. */
export async function deleteAccount(password: string): Promise<void> {
	await ask(
		askFor(z.object({ ok: z.literal(true) }), "/api/lead/delete-account", { method: "POST", body: { password } }),
	);
	await forgetAccount();
}
