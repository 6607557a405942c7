// @ts-check

/** @param {string} host where a server listens @returns {string} the address by which this machine reaches it */
export function reachable(host) {
	if (["", "0.0.0.0", "::", "localhost"].includes(host)) return "127.0.0.1";
	return host.includes(":") ? `[${host}]` : host;
}
