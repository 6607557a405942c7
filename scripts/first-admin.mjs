// @ts-check
import { asSuperuser } from "./superuser.mjs";

/**
 * Makes the first portal admin, once: where any admin exists nothing is changed, so the two variables may stay set
 * and never undo what was decided in the portal since.
 * @param {{ url: string, tickSecret: string }} running
 * @param {import("./superuser.mjs").Credentials} credentials
 * @param {{ email: string, password: string } | undefined} admin
 * @returns {Promise<boolean>} whether there is an admin now
 */
export async function ensureFirstAdmin(running, credentials, admin) {
	const server = await asSuperuser(running, credentials);
	if ((await server.list("user_roles", "role = 'admin'")).length > 0) return true;
	if (!admin) return false;
	const email = admin.email.toLowerCase();
	const [known] = await server.list("users", `email:lower = '${email.replaceAll("'", "\\'")}'`);
	const fields = {
		email,
		// Somebody may have signed up with this address; only who knows ADMIN_PASSWORD may become admin.
		password: admin.password,
		passwordConfirm: admin.password,
		full_name: known?.full_name || "LEAD admin",
		name: known?.name || known?.full_name || "LEAD admin",
		verified: true,
		blocked_at: "",
	};
	const user = known ? await server.update("users", known.id, fields) : await server.create("users", fields);
	const [role] = await server.list("user_roles", `user_id = '${user.id}'`);
	if (role) await server.update("user_roles", role.id, { role: "admin" });
	else await server.create("user_roles", { user_id: user.id, role: "admin" });
	return true;
}
