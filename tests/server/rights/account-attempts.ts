// Roles and accounts that are changed, and who may.
import { newId } from "#support/school.ts";
import { type Attempt, records } from "./attempt.ts";

export const accountAttempts: Attempt[] = [
	{
		what: "change somebody's role",
		allowed: ["boss"],
		ask: ({ karim }) => ({ method: "PATCH", url: records("user_roles", karim.roleId), body: { role: "teacher" } }),
	},
	{
		what: "give one's role row to another person",
		allowed: [],
		ask: ({ karim, lea }) => ({
			method: "PATCH",
			url: records("user_roles", karim.roleId),
			body: { user_id: lea.id },
		}),
	},
	{
		what: "write a second role",
		allowed: [],
		ask: (_, own) => ({ method: "POST", url: records("user_roles"), body: { user_id: own, role: "admin" } }),
	},
	{
		what: "delete a role",
		allowed: [],
		ask: ({ karim }) => ({ method: "DELETE", url: records("user_roles", karim.roleId) }),
	},
	{
		what: "approve a person",
		allowed: ["boss"],
		ask: ({ wael }) => ({ method: "PATCH", url: records("users", wael.id), body: { name: "Wael Matar" } }),
	},
	{
		what: "undo the approval of a person",
		allowed: ["boss"],
		ask: ({ dima }) => ({ method: "PATCH", url: records("users", dima.id), body: { name: "" } }),
	},
	{
		what: "block a person",
		allowed: ["boss"],
		ask: ({ karim }) => ({
			method: "PATCH",
			url: records("users", karim.id),
			body: { blocked_at: "2026-03-01 08:00:00.000Z" },
		}),
	},
	{
		what: "make an account",
		allowed: ["boss"],
		ask: () => ({
			method: "POST",
			url: "/api/lead/make-account",
			body: { id: newId(), role: "student", full_name: "Nour Saad" },
		}),
		collection: "users",
	},
	{
		what: "import a class list",
		allowed: ["boss"],
		ask: () => ({
			method: "POST",
			url: "/api/lead/import-accounts",
			body: { accounts: [{ id: newId(), full_name: "Nour Aoun" }], course_id: "" },
		}),
		collection: "users",
	},
	{
		what: "edit the account of a person",
		allowed: ["boss"],
		ask: ({ karim }) => ({
			method: "POST",
			url: "/api/lead/edit-account",
			body: { user_id: karim.id, full_name: "Karim Nassar-Azar" },
		}),
		collection: "users",
	},
	{
		what: "set another's password",
		allowed: [],
		ask: ({ karim }) => ({
			method: "PATCH",
			url: records("users", karim.id),
			body: { password: "taken-over", passwordConfirm: "taken-over", oldPassword: karim.password },
		}),
	},
	{
		what: "delete a person",
		allowed: [],
		ask: ({ karim }) => ({ method: "DELETE", url: records("users", karim.id) }),
	},
];
