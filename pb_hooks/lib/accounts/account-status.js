// @ts-check

/** @typedef {{ status: "approved" | "waiting" | "declined" | "blocked", reason: string }} AccountStatus */

/**
 * The account's status at the centre. "blocked" wins over everything; "declined" applies only to an account that is not
 * approved.
 * @param {{ name: string, blocked_at: string, declined_at: string, decline_reason: string }} columns of the account
 * @returns {AccountStatus}
 */
const statusFrom = ({ name, blocked_at, declined_at, decline_reason }) => {
	if (blocked_at !== "") return { status: "blocked", reason: "" };
	if (name !== "") return { status: "approved", reason: "" };
	if (declined_at !== "") return { status: "declined", reason: decline_reason };
	return { status: "waiting", reason: "" };
};

/** The status of an account, from its row as it was read. @param {DbRecord} user @returns {AccountStatus} */
const statusOf = (user) =>
	statusFrom({
		name: user.getString("name"),
		blocked_at: user.getString("blocked_at"),
		declined_at: user.getString("declined_at"),
		decline_reason: user.getString("decline_reason"),
	});

/** @param {DbRecord} user @returns {boolean} approved, and has replaced the centre's temporary password: the portal is open */
const isActive = (user) => statusOf(user).status === "approved" && user.getString("temporary_until") === "";

/** @param {DbRecord} user @returns {boolean} whether the account was deleted: its row stays, without personal data */
const isGone = (user) => user.getString("email") === `gone-${user.id}@invalid`;

module.exports = { statusFrom, statusOf, isActive, isGone };
