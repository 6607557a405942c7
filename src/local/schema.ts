// What the sync engine is told of LEAD: its writes, its collections, who may do what while, and where its server answers.
import * as z from "zod/mini";
import { collections } from "#collections.ts";
import { mutations } from "#mutations.ts";
import { accountStatus, roleName } from "#records.ts";
import type { Account, Mirror, Schema } from "#sync/schema.ts";

/** What the handshake says of a person. */
export const accountShape = z.object({
	name: z.string(),
	role: roleName,
	account_status: accountStatus,
	/** Why the account was declined, "" else. */
	reason: z.string(),
	/** The password was set by the centre: the person chooses an own one before anything else. Said only when it is so. */
	temporary: z.optional(z.boolean()),
});

/** The account of the handshake with LEAD's own fields. @throws {Error} when it is not of `accountShape` */
export const accountOf = ({ account }: { account: Account }): z.infer<typeof accountShape> =>
	accountShape.parse(account);

/** Why a write was refused, by the server's code. */
export const reasonOfCode = {
	already_submitted: "already-submitted",
	already_graded: "already-graded",
	answer_changed: "answer-changed",
	text_changed: "text-changed",
	changed_meanwhile: "changed-meanwhile",
	given_back: "given-back",
	not_enrolled: "not-yours",
	not_yours: "not-yours",
} as const;

const titled = z.object({ title: z.string() });
const answered = z.object({ assignment_id: z.string() });

/** A draft is named by the assignment or the course it is about: `kind:id`. */
async function titleOfDraft(row: Mirror, key: string): Promise<string> {
	const [, about = ""] = key.split(":");
	const submission = answered.safeParse(await row("submissions", about)).data;
	const assignment = titled.safeParse(await row("assignments", submission?.assignment_id ?? about)).data;
	return (assignment ?? titled.safeParse(await row("courses", about)).data)?.title ?? "";
}

/** What the engine is told of this product: its writes, its collections, and whose accounts may do what. */
export const schema: Schema = {
	mutations,
	collections,
	accounts: {
		shape: accountShape,
		// Accounts that are not approved keep no mirror. With a temporary password the server refuses every request
		// until a new one is set.
		accessOf(account) {
			const { account_status, temporary } = accountOf({ account });
			if (account_status !== "approved") return "closed";
			return temporary ? "paused" : "open";
		},
		firstRole: "student",
		// An admin has those of a teacher.
		hasPagesOf: (role, owner) => (role === "student") === (owner === "student"),
		// The courses that they teach: an admin is shown every child of the centre, and a lost phone must not hold them.
		groups: (role, me) =>
			role === "student"
				? null
				: {
						collection: "enrollments",
						condition: `user_id='${me}'&&role_in_course='teacher'`,
						field: "course_id",
					},
		// So that a request of a student costs the server little.
		mostInBatch: (role) => (role === "student" ? 12 : 50),
		routes: { handshake: "/api/lead/handshake", known: "/api/lead/known" },
	},
	reasons: reasonOfCode,
	about: z.object({ title: z.string(), course: z.string(), person: z.string() }),
	named: ["title", "person"],
	titleOfDraft,
};
