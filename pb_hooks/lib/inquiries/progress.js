// @ts-check
// How far the centre is with a family: taken up by one admin at a time, and enrolled with the account of a child.
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { checkLine } = require(`${__hooks}/lib/characters.js`);
const { historiesOf } = require(`${__hooks}/lib/inquiries/history.js`);
const { decideAndWrite, find, writeChanged } = require(`${__hooks}/lib/record-writes.js`);
const { changedMeanwhile, sentTexts, typed } = require(`${__hooks}/lib/refuse.js`);

const mostAccounts = 25; // of one inquiry that are remembered

/**
 * An admin changes the status, the notes or the child's name, says whether it is spam, or notes a call that nobody answered
 * (`no_answer`), which changes no field of it. The request names in `replaces` the `updated` of the inquiry that the admin
 * saw: of two who call the same family, the second learns of the first.
 * @param {RecordEvent} e
 * @throws {ApiError} 409 changed_meanwhile
 */
const changeInquiry = (e) => {
	if (e.hasSuperuserAuth()) return writeChanged(e);
	const sent = sentTexts(e, ["status", "notes", "child_name"]);
	checkLine("child_name", sent.child_name ?? "", 100);
	const { replaces, suspect, no_answer } = typed(e, { replaces: "", suspect: nullBool(), no_answer: false });
	return decideAndWrite(e, (tx) => {
		stillAdmin(tx, e.auth.id);
		const lead = tx.findRecordById("leads", e.record.id);
		if (lead.getString("updated") !== replaces) throw changedMeanwhile("this inquiry");
		const before = lead.getString("status");
		for (const [field, text] of Object.entries(sent)) {
			if (text === lead.getString(field)) continue;
			lead.set(field, text);
			const detail = field === "status" ? text : field;
			logAction(tx, { admin: e.auth.id, what: "inquiry", about: lead.id, detail });
		}
		if (String(suspect) !== "null") judge(tx, lead, e.auth.id, String(suspect) === "true");
		if (no_answer) logAction(tx, { admin: e.auth.id, what: "inquiry", about: lead.id, detail: "no_answer" });
		noteCaller(lead, { admin: e.auth.getString("name"), called: no_answer === true, before });
		lead.withCustomData(true);
		lead.set("history", historiesOf(tx, [lead.id])(lead.id));
		e.record = lead;
		return null;
	});
};

/** @param {App} tx @param {DbRecord} lead @param {string} admin @param {boolean} suspect */
const judge = (tx, lead, admin, suspect) => {
	if (lead.getBool("suspect") === suspect) return;
	lead.set("suspect", suspect);
	logAction(tx, { admin, what: "inquiry", about: lead.id, detail: suspect ? "spam" : "not_spam" });
};

/**
 * A child of this family has an account now. An inquiry that is gone is left as it is, and so is the status of one that is
 * enrolled already, or was closed by another admin meanwhile.
 * @param {App} tx
 * @param {string} id
 * @param {DbRecord} admin
 * @param {string} account
 */
const enrolFamily = (tx, id, admin, account) => {
	const lead = find(tx, "leads", id);
	if (!lead) return;
	const others = lead
		.getString("accounts")
		.split(" ")
		.filter((one) => one !== "" && one !== account);
	lead.set("accounts", [...others, account].slice(-mostAccounts).join(" "));
	const before = lead.getString("status");
	if (!["enrolled", "closed"].includes(before)) {
		lead.set("status", "enrolled");
		noteCaller(lead, { admin: admin.getString("name"), called: false, before });
		logAction(tx, { admin: admin.id, what: "inquiry", about: id, detail: "enrolled" });
	}
	tx.save(lead);
};

/**
 * Notes who first called the family. Set back to `new`, nobody has, because then the status was set by mistake.
 * @param {DbRecord} lead
 * @param {object} how
 * @param {string} how.admin the name
 * @param {boolean} how.called whether this is a call, whatever the status
 * @param {string} how.before the status
 */
const noteCaller = (lead, { admin, called, before }) => {
	const status = lead.getString("status");
	if (status === "new" && before !== "new") {
		lead.set("called_at", "");
		lead.set("called_by", "");
	}
	const takenUp = called || (status !== "new" && status !== "closed");
	if (takenUp && lead.getString("called_at") === "") {
		lead.set("called_at", new DateTime());
		lead.set("called_by", admin);
	}
};

module.exports = { changeInquiry, enrolFamily };
