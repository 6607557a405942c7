// What a person changes about the own account. All of it needs the server now: it throws NoAnswer, when nothing is known
// of the outcome, or Refused, when nothing has changed. Nothing of it is ever queued.
import * as z from "zod/mini";
import { type MailState, mailed } from "#features/auth/mails.ts";
import { chooseOwnPassword } from "#features/auth/recovery/commands.ts";
import { chooseLanguage, type Language } from "#i18n/i18n.ts";
import { orSessionEnded } from "#local/account/ended-session.ts";
import { forgetAccount } from "#local/account/forget-account.ts";
import { readSession } from "#local/account/session.ts";
import { askFor } from "#local/online.ts";
import { syncNow } from "#local/schedule.ts";
import { choosing, type MailKind } from "./mails/mail-kinds.ts";
import { type Account, accountShape } from "./queries.ts";

export { syncNow };

function me() {
	const session = readSession();
	if (!session) throw new Error("nobody is signed in");
	return session;
}

const post = <Shape>(shape: z.ZodMiniType<Shape>, path: string, body: object) =>
	orSessionEnded(askFor(shape, path, { method: "POST", body }));

/** Changes the password; this device signs in with it at once, every other one is signed out. */
export const changePassword = (current: string, password: string): Promise<void> =>
	chooseOwnPassword(me(), current, password);

/** In which language this app speaks, and the centre's mails. @returns the account as it is then */
export async function changeLanguage(language: Language): Promise<Account> {
	const path = `/api/collections/users/records/${me().user.id}`;
	const account = await orSessionEnded(askFor(accountShape, path, { method: "PATCH", body: { language } }));
	await chooseLanguage(language);
	return account;
}

/** About what there is a mail from now on. @returns the account as it is then */
export async function chooseMails(account: Account, kind: MailKind, on: boolean): Promise<Account> {
	const path = `/api/collections/users/records/${me().user.id}`;
	const body = { mail_choices: choosing(account.mail_choices, kind, on) };
	return await orSessionEnded(askFor(accountShape, path, { method: "PATCH", body }));
}

/** Has a link sent to the new address; the old one stays until it is followed. */
export async function askForAddress(asked: { email: string; password: string }): Promise<MailState> {
	return (await post(mailed, "/api/lead/change-email", asked)).mail;
}

/** Deletes the account, there and here. */
export async function deleteAccount(password: string): Promise<void> {
	await post(z.object({ ok: z.literal(true) }), "/api/lead/delete-account", { password });
	await forgetAccount();
}
