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

/** @param {DbRecord} user @returns {boolean} approved, and signed in with a password of the own: the portal is open */
const isActive = (user) => standingOf(user).standing === "approved" && user.getString("temporary_until") === "";

/** @param {DbRecord} user @returns {boolean} whether the account was deleted: its row stays, without anything of the person */
const isGone = (user) => user.getString("email") === `gone-${user.id}@invalid`;

module.exports = { standingOf, isActive, isGone };
