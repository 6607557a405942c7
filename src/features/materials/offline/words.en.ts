// What is said of files that come to this phone, or go from it, by themselves.
export const english = {
	"ask.title_one": "Keep a worksheet on {{thisDevice}}?",
	"ask.title_other": "Keep {{count}} worksheets on {{thisDevice}}?",
	"ask.pictures_one": "Keep a picture on {{thisDevice}}?",
	"ask.pictures_other": "Keep {{count}} pictures on {{thisDevice}}?",
	"ask.mixed": "Keep {{count}} worksheets and pictures on {{thisDevice}}?",
	"ask.text_one":
		"Your assignments need it ({{size}}). Once it is here, it opens without internet. It may use mobile data.",
	"ask.text_other":
		"Your assignments need them ({{size}}). Once they are here, they open without internet. It may use mobile data.",
	"ask.yes": "Yes, always",
	"ask.no": "No, I’ll choose",
	full: "There is no room on {{thisDevice}} for a file. It opens with internet only.",
	given_one: "Material uploaded",
	given_other: "{{count}} materials uploaded",
} as const;
