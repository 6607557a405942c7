// Every fact and contact of the centre, used by every page, mail text and structured datum. Contacts are example
// values until the centre gives its own (PRODUCT.md section 6).
export const centre = {
	name: "LEAD",
	town: "Zahlé",
	country: "Lebanon",
	timeZone: "Asia/Beirut",
	email: "hello@lead.example",
	phone: "+961 8 800 000",
	whatsapp: "96170000000",
	maxTextLength: 20_000,
	defaultMaxPoints: 100,
	passwordMinLength: 6,
} as const;
