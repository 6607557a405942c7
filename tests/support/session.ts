// The session of a person who signed in before, as the app keeps it in local storage. It spares a test that is not about
// signing in the sign-in page.
import type { Person } from "#support/people.ts";
import { ask } from "#support/requests.ts";

/** Address of the dashboard by role. */
const dashboards: Record<string, string> = {
	student: "/dashboard-student",
	teacher: "/dashboard-tutor",
	admin: "/dashboard-admin",
};

type StoredSession = {
	/** The path of the person's dashboard. */
	dashboard: string;
	/** What local storage holds, by key. */
	items: Record<string, string>;
};

/** Signs a person in at the server. @param url of the server, or of a proxy before it */
export async function storedSession({ url }: { url: string }, { email, password }: Person): Promise<StoredSession> {
	const signedIn = await ask("POST", `${url}/api/collections/users/auth-with-password`, {
		body: { identity: email, password },
	});
	const token = String(signedIn.at("token"));
	const handshake = await ask("GET", `${url}/api/lead/handshake`, { token });
	const [role, account_status] = [String(handshake.at("role")), handshake.at("account_status")];
	const user = { id: signedIn.at("record.id"), name: handshake.at("name"), email };
	const session = { token, user, role, account_status, reason: "", expired: false, renewed_at: Date.now() };
	const dashboard = dashboards[role];
	if (!dashboard) throw new Error(`${email} cannot sign in: ${signedIn.text} ${handshake.text}`);
	return { dashboard, items: { "lead.session": JSON.stringify(session), "lead.storage": "1" } };
}
