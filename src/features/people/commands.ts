// What an admin does about people, each asked of the server at once. They throw NoAnswer or Refused.
import * as z from "zod/mini";
import { orSessionEnded } from "#local/account/ended-session.ts";
import { askFor, askServer, NoAnswer, Refused } from "#local/online.ts";
import type { RoleName } from "#records.ts";
import type { Person } from "./person-record.ts";

const mail = z.enum(["sent", "waiting"]);
const ofUser = ({ id }: Person) => `/api/collections/users/records/${id}`;

const ask: typeof askServer = (path, asking) => orSessionEnded(askServer(path, asking));
const change = (person: Person, body: object) => ask(ofUser(person), { method: "PATCH", body });

const approved = z.object({ decided: z.optional(z.string()) });

/**
 * The server takes the name the person gave; any name here means yes.
 * @returns whether it is this that approved them: somebody may have done so meanwhile
 */
export async function approveUser(person: Person): Promise<boolean> {
	const body = { name: person.full_name || "LEAD member" };
	const { decided } = await orSessionEnded(askFor(approved, ofUser(person), { method: "PATCH", body }));
	return decided !== "before";
}

const undone = z.object({ mail: z.optional(z.string()) });

/**
 * The server does it as long as nothing has happened with the account.
 * @returns whether the mail about the approval had gone out: none about the undoing follows it
 */
export async function undoApproval(person: Person): Promise<boolean> {
	const { mail } = await orSessionEnded(askFor(undone, ofUser(person), { method: "PATCH", body: { name: "" } }));
	return mail === "sent";
}

export const declineUser = (person: Person, reason: string): Promise<void> =>
	change(person, { declined_at: new Date().toISOString(), decline_reason: reason });

export const blockUser = (person: Person): Promise<void> => change(person, { blocked_at: new Date().toISOString() });

export const unblockUser = (person: Person): Promise<void> => change(person, { blocked_at: "" });

export async function changeRole({ id, role_id }: Person, role: RoleName): Promise<void> {
	const path = "/api/collections/user_roles/records";
	if (role_id) await ask(`${path}/${role_id}`, { method: "PATCH", body: { role } });
	else await ask(path, { method: "POST", body: { user_id: id, role } });
}

/** @returns whether the mail is on its way or still waits for one */
export const sendResetLink = ({ id }: Person) =>
	askFor(z.object({ mail }), "/api/lead/send-reset-link", { method: "POST", body: { user_id: id } });

const passwordSet = z.object({
	mail: z.enum(["sent", "waiting", "none"]),
	password: z.string().check(z.minLength(1)),
});

/** @returns the password, for this once, and whether its mail is on its way */
export const setTemporaryPassword = ({ id }: Person) =>
	askFor(passwordSet, "/api/lead/temporary-password", {
		method: "POST",
		body: { user_id: id },
	});

/** Whether nobody knows what came of it. */
export const isUnknown = (error: unknown): boolean => error instanceof NoAnswer;

/**
 * Does the same for several, say people. A refusal concerns one of them alone; without a connection or a session it ends.
 * @returns for whom it was done, and what ended it, or else the first problem
 */
export async function oneByOne<One>(all: One[], work: (one: One) => Promise<unknown>) {
	const done: One[] = [];
	let problem: unknown = null;
	for (const one of all) {
		try {
			await work(one);
			done.push(one);
		} catch (error) {
			if (!(error instanceof Refused) || error.code === "session" || error.code === "busy")
				return { done, problem: error };
			problem ??= error;
		}
	}
	return { done, problem };
}
