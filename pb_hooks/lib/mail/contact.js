// @ts-check
// How the centre is reached, for the end of every mail.
const { builtFacts } = require(`${__hooks}/lib/site/built-facts.js`);

/**
 * @typedef {{ town: string, phone: string, whatsapp: string, email: string }} Contact
 * @typedef {{ label: string, text: string, address: string }} Way to reach the centre: "Phone", its number, a link to it
 */

/** @returns {Contact | null} null without built pages: a mail goes out all the same */
const contactOfCentre = () => builtFacts("contact", null);

/** @param {Contact} contact @param {string} phoneLabel in the language of the mail @returns {Way[]} */
const waysTo = ({ phone, whatsapp, email }, phoneLabel) => [
	{ label: phoneLabel, text: phone, address: `tel:${phone.replace(/ /g, "")}` },
	{ label: "WhatsApp", text: `https://wa.me/${whatsapp}`, address: `https://wa.me/${whatsapp}` },
	{ label: "", text: email, address: `mailto:${email}` },
];

/** @param {Way[]} ways @returns {string} all on one line */
const onContactLine = (ways) => ways.map(({ label, text }) => `${label} ${text}`.trim()).join(" · ");

module.exports = { contactOfCentre, waysTo, onContactLine };
