// @ts-check
// Every outgoing mail passes here. With a mail server it gets the password, which is kept in the environment only.
// Without one (demo, tests) the mail becomes a file and its link a line of the log.
const { mailServer } = require(`${__hooks}/lib/site/settings.js`);
const { onOneLine } = require(`${__hooks}/lib/mail/layout.js`);

/**
 * @param {MailEvent} e
 */
const catchMail = (e) => {
	const folder = $os.getenv("LEAD_MAIL_DIR");
	if (folder === "") {
		const smtp = mailServer($os.getenv("SMTP_URL"));
		if (smtp) e.mailer.password = smtp.password;
		return e.next();
	}
	const mail = e.message;
	const to = addresses(mail.to);
	const stamp = new DateTime().string().replace(/[^0-9]/g, "");
	const name = `${stamp}-${$security.randomString(5)}`;
	$os.mkdirAll(folder, 0o700);
	$os.writeFile($filepath.join(folder, `${name}.part`), eml(mail, to), 0o600);
	$os.rename($filepath.join(folder, `${name}.part`), $filepath.join(folder, `${name}.eml`)); // renamed at the end, so that a reader never finds half a file
	console.log(`Mail to ${to}: ${mail.subject} ${linkIn(mail)} (${name}.eml)`);
};

/** @param {MailMessage} mail @returns {string} the first link in it */
const linkIn = (mail) => /(https?:\/\/\S+)/.exec(mail.text)?.[1] ?? "";

/** @param {MailAddress[]} list */
const addresses = (list) => {
	const found = [];
	for (const one of list) found.push(one.address);
	return found.join(", ");
};

const ownHeaders = ["Reply-To", "List-Unsubscribe", "List-Unsubscribe-Post"];

/** @param {MailMessage} mail @param {string} to @returns {string} the mail in RFC 5322 format, its parts in UTF-8 */
const eml = (mail, to) => {
	const boundary = `lead-${$security.randomString(24)}`;
	return [
		`From: ${inHeader(mail.from.name)} <${mail.from.address}>`,
		`To: ${onOneLine(to)}`,
		...ownHeaders.flatMap((name) => (mail.headers[name] ? [`${name}: ${onOneLine(mail.headers[name])}`] : [])),
		`Subject: ${inHeader(mail.subject)}`,
		`Date: ${new Date().toUTCString().replace("GMT", "+0000")}`,
		`Message-ID: <${$security.randomString(20)}@lead.invalid>`,
		"MIME-Version: 1.0",
		`Content-Type: multipart/alternative; boundary="${boundary}"`,
		"",
		...part(boundary, "plain", mail.text),
		...part(boundary, "html", mail.html),
		`--${boundary}--`,
		"",
	].join("\r\n");
};

/** @param {string} boundary @param {string} kind @param {string} text */
const part = (boundary, kind, text) => [
	`--${boundary}`,
	`Content-Type: text/${kind}; charset=utf-8`,
	"Content-Transfer-Encoding: 8bit",
	"",
	text.replace(/\r?\n/g, "\r\n"),
];

/**
 * @param {string} text
 * @returns {string} one line; characters beyond ASCII are encoded as in RFC 2047, a few per encoded word
 */
const inHeader = (text) => {
	const line = onOneLine(text);
	if (/^[ -~]*$/.test(line)) return line;
	const words = [""];
	for (const character of line) {
		const coded = toBytes(character).map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`);
		const word = words.pop() + coded.join("");
		words.push(...(word.length > 60 ? [word, ""] : [word]));
	}
	return words
		.filter((word) => word !== "")
		.map((word) => `=?UTF-8?Q?${word}?=`)
		.join("\r\n ");
};

module.exports = { catchMail };
