// @ts-check
// What an admin decides about another person. The request only names the decision: the server chooses every value and
// time and writes them over the row as it is in the transaction. The mail about a decision is queued in the same
// transaction, so both are written or neither. If the decision was already taken, the answer is the row, and no second mail
// goes out.
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);
const { exists, run } = require(`${__hooks}/lib/sql.js`);
const { decideAndWrite, inTransaction } = require(`${__hooks}/lib/record-writes.js`);
const { queueMail } = require(`${__hooks}/lib/mail/mails.js`);
const { isGone, statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);

/** Fields for edit-account.js; an earlier build sends two of them here. */
const edited = ["language", "full_name", "grade"];

const nameOfTheNameless = "LEAD member";

/**
 * PATCH users/{id} by an admin: {name}, {declined_at, decline_reason} or {blocked_at}.
 * @param {RecordEvent} e
 */
const decide = (e) => {
	const sent = sentTexts(e, [...Object.keys(decisions), "decline_reason", ...edited]);
	const wrong = edited.find((field) => field in sent);
	if (wrong) throw refusal(403, wrong, "not_yours", "You cannot change this.");
	const [field, ...others] = Object.keys(decisions).filter((name) => name in sent);
	const another = others.find((name) => field && decisions[name] !== decisions[field]);
	if (another) throw refusal(400, another, "one_decision", "Please decide one thing at a time.");
	return decideAndWrite(e, (tx) => {
		stillAdmin(tx, e.auth.id);
		const person = tx.findRecordById("users", e.record.id);
		if (isGone(person)) throw refusal(409, "id", "gone", "This account was deleted.");
		const what = field ? decisions[field]?.(tx, person, sent) : null;
		if (!what) return person;
		logAction(tx, { admin: e.auth.id, what, about: person.id });
		e.record = person;
		return null;
	});
};

/** @typedef {Record<string, string>} Sent */
/** @typedef {import("./admin-log.js").AdminAction | null} Done what there is to write; null for nothing */

/**
 * `decided` in the answer tells "before" of a person who was approved already, so that no admin undoes another's approval.
 * @param {App} tx
 * @param {DbRecord} person
 * @param {Sent} sent
 * @returns {Done}
 */
const approve = (tx, person, { name = "" }) => {
	const { status } = statusOf(person);
	if (name.trim() === "" && status === "approved") return withdraw(tx, person);
	if (name.trim() === "") throw refusal(400, "name", "validation_required", "An approved person has a name.");
	if (status === "approved") {
		person.withCustomData(true);
		person.set("decided", "before");
		return null;
	}
	if (status === "blocked") throw refusal(409, "name", "blocked", "This account is blocked. Unblock it first.");
	person.set("name", person.getString("full_name").trim() || nameOfTheNameless);
	person.set("declined_at", "");
	person.set("decline_reason", "");
	notify(tx, person, "approved", {});
	return "approved";
};

const withdrawable = 10 * 60_000; // milliseconds

/** SQL: approved since then, and nothing was written by this person or about them since. */
const isFresh = `SELECT 1 FROM mails WHERE user_id = {:id} AND kind = 'approved' AND queued_at > {:since}
	AND NOT EXISTS (SELECT 1 FROM ledger WHERE person = {:id})
	AND NOT EXISTS (SELECT 1 FROM enrollments WHERE user_id = {:id})
	AND NOT EXISTS (SELECT 1 FROM courses WHERE teacher_id = {:id})`;

const takeMailBack = "DELETE FROM mails WHERE user_id = {:id} AND kind = 'approved' AND sent_at = 0";
/** SQL: it went out, or is being handed over: what the mail server has begun to read cannot be stopped. */
const hasMail = `SELECT 1 FROM mails WHERE user_id = {:id} AND kind = 'approved'
	AND (sent_at > {:since} OR (handing = 1 AND sent_at = 0 AND dropped_at = 0))`;

/**
 * Undoes an approval that was a slip: the person waits again. Later, blocking is the way. The mail about it goes out within
 * a minute and cannot be called back; `mail` in the answer tells the admin "sent", because none about the undoing follows.
 * @param {App} tx
 * @param {DbRecord} person
 * @returns {Done}
 * @throws {ApiError} 409 account_used
 */
const withdraw = (tx, person) => {
	const { id } = person;
	const since = Date.now() - withdrawable;
	if (!exists(tx, isFresh, { id, since })) {
		throw refusal(409, "name", "account_used", "This account is in use. Block it instead.");
	}
	person.withCustomData(true);
	person.set("mail", exists(tx, hasMail, { id, since }) ? "sent" : "none");
	run(tx, takeMailBack, { id });
	person.set("name", "");
	return "approval_undone";
};

/** @param {App} tx @param {DbRecord} person @param {Sent} sent @returns {Done} */
const decline = (tx, person, { declined_at = "", decline_reason = "" }) => {
	const { status, reason: before } = statusOf(person);
	const reason = decline_reason.trim();
	if (declined_at === "") throw refusal(400, "declined_at", "validation_required", "Approve this person instead.");
	if (status === "declined" && reason === before) return null;
	if (status !== "waiting") {
		throw refusal(409, "declined_at", "not_waiting", "This person is no longer waiting for approval.");
	}
	person.set("declined_at", new DateTime());
	person.set("decline_reason", reason);
	notify(tx, person, "declined", { reason });
	return "declined";
};

/** @param {App} _ @param {DbRecord} person @param {Sent} sent @returns {Done} */
const block = (_, person, { blocked_at = "" }) => {
	const wanted = blocked_at !== "";
	if (wanted === (person.getString("blocked_at") !== "")) return null;
	person.set("blocked_at", wanted ? new DateTime() : "");
	return wanted ? "blocked" : "unblocked";
};

/** @type {Record<string, (tx: App, person: DbRecord, sent: Sent) => Done>} by the fields that stand for them */
const decisions = { name: approve, declined_at: decline, blocked_at: block };

/**
 * Queues the mail about it, unless the person has no address.
 * @param {App} tx
 * @param {DbRecord} person
 * @param {"approved" | "declined"} kind
 * @param {Sent} values
 */
const notify = (tx, person, kind, values) => {
	const to = person.getString("email");
	if (to === "") return;
	queueMail(tx, { kind, to, language: person.getString("language"), user_id: person.id, values });
};

/**
 * An admin changes another person's role, or gives one to a person without a row. One row, one request.
 * @param {RecordEvent} e
 */
const setRole = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	inTransaction(e, (tx) => {
		stillAdmin(tx, e.auth.id);
		const before = e.record.original().getString("role");
		e.next();
		const role = e.record.getString("role");
		if (role === before) return;
		logAction(tx, { admin: e.auth.id, what: "role", about: e.record.getString("user_id"), detail: role });
	});
};

module.exports = { decide, setRole };
