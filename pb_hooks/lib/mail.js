// @ts-check
// Without a mail server (the demo, the tests) every outgoing mail becomes a file and its link a line of the log.

/**
 * @param {MailEvent} e
 */
const catchMail = (e) => {
	const folder = $os.getenv("LEAD_MAIL_DIR");
	if (folder === "") return e.next();
	const mail = e.message;
	const to = addresses(mail.to);
	const stamp = new DateTime().string().replace(/[^0-9]/g, "");
	const name = `${stamp}-${$security.randomString(5)}.eml`;
	$os.mkdirAll(folder, 0o755);
	$os.writeFile($filepath.join(folder, name), eml(mail, to), 0o600);
	console.log(`Mail to ${to}: ${mail.subject} ${linkIn(mail)} (${name})`);
};

/** @param {MailMessage} mail @returns {string} what there is to click */
const linkIn = (mail) => {
	const found = /href="([^"]+)"/.exec(mail.html) || /(https?:\/\/\S+)/.exec(mail.text);
	return found?.[1] ? found[1].replace(/&amp;/g, "&") : "";
};

/** @param {MailAddress[]} list */
const addresses = (list) => {
	const found = [];
	for (const one of list) found.push(one.address);
	return found.join(", ");
};

/** @param {MailMessage} mail @param {string} to @returns {string} the mail as RFC 5322 has it, in UTF-8 */
const eml = (mail, to) =>
	[
		`From: ${mail.from.name} <${mail.from.address}>`,
		`To: ${to}`,
		`Subject: ${mail.subject.replace(/[\r\n]+/g, " ")}`,
		`Date: ${new Date().toUTCString()}`,
		"MIME-Version: 1.0",
		`Content-Type: text/${mail.html ? "html" : "plain"}; charset=utf-8`,
		"Content-Transfer-Encoding: 8bit",
		"",
		mail.html || mail.text,
		"",
	].join("\r\n");

module.exports = { catchMail };
