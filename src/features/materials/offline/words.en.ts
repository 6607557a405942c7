// What is said of files that come to this phone, or go from it, by themselves.
export const english = {
	"ask.title_one": "Keep a worksheet on {{thisDevice}}?",
	"ask.title_other": "Keep {{count}} worksheets on {{thisDevice}}?",
	"ask.text": "Your assignments need {{size}}. Once they are here, they open without internet. It may use mobile data.",
	"ask.yes": "Yes, always",
	"ask.no": "No, I’ll choose",
	given_one: "Material uploaded",
	given_other: "{{count}} materials uploaded",
} as const;
