// @ts-check

/**
 * Where a person stands with the centre. Blocked outweighs everything; declined is only said to who still waits.
 * @param {DbRecord} user
 * @returns {{ standing: "approved" | "waiting" | "declined" | "blocked", reason: string }}
 */
const standingOf = (user) => {
	if (user.getString("blocked_at") !== "") return { standing: "blocked", reason: "" };
	if (user.getString("name") !== "") return { standing: "approved", reason: "" };
	if (user.getString("declined_at") !== "") return { standing: "declined", reason: user.getString("decline_reason") };
	return { standing: "waiting", reason: "" };
};

module.exports = { standingOf };
