// @ts-check

/**
 * Makes the first portal admin, if there is none yet and the environment names one.
 * @param {{ url: string, maintenanceSecret: string }} server that this process started
 * @param {{ email: string, password: string } | undefined} admin
 * @returns {Promise<boolean>} whether there is an admin now
 * @throws {Error} with the server's message when it refuses the address or the password
 */
export async function ensureFirstAdmin({ url, maintenanceSecret }, admin) {
	const answer = await fetch(`${url}/api/lead/ensure-admin`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Lead-Maintenance": maintenanceSecret },
		body: JSON.stringify(admin ?? {}),
	});
	const words = await answer.text();
	if (!answer.ok) throw new Error(`The first admin could not be made: ${answer.status} ${words}`);
	return JSON.parse(words).has_admin;
}
