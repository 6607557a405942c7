// @ts-check
// How the centre is reached, for the end of every mail: the facts of src/centre.ts, which the build writes beside the
// pages (src/app/build/prerender.tsx).

/**
 * @typedef {{ town: string, phone: string, whatsapp: string, email: string }} Contact
 * @typedef {{ label: string, text: string, address: string }} Way to reach the centre: "Phone", its number, a link to it
 */

/** @returns {Contact | null} null without built pages: a mail goes out all the same */
const contactOfCentre = () => {
	try {
		const file = $filepath.join($os.getenv("LEAD_PUBLIC_DIR"), "pages", "contact.json");
		return JSON.parse(toString($os.readFile(file)));
	} catch (_) {
		return null;
	}
};

/** @param {Contact} contact @param {string} phoneLabel in the language of the mail @returns {Way[]} */
const waysTo = ({ phone, whatsapp, email }, phoneLabel) => [
	{ label: phoneLabel, text: phone, address: `tel:${phone.replace(/ /g, "")}` },
	{ label: "WhatsApp", text: `https://wa.me/${whatsapp}`, address: `https://wa.me/${whatsapp}` },
	{ label: "", text: email, address: `mailto:${email}` },
];

/** @param {Way[]} ways @returns {string} all on one line */
const onContactLine = (ways) => ways.map(({ label, text }) => `${label} ${text}`.trim()).join(" · ");

module.exports = { contactOfCentre, waysTo, onContactLine };
