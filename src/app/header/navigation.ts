// The pages of the site as the menus show them, in their order.
import type { LinkProps } from "@tanstack/react-router";
import type { AppKey } from "#app/words.ts";

/** The names of pages, which say nothing else. */
type Label = Extract<AppKey, `nav.${string}` | "dashboard.portal">;
type Title = Extract<AppKey, `column.${string}`>;

export type Entry = {
	to: NonNullable<LinkProps["to"]>;
	label: Label;
	/** What belongs to the page: its places, and pages beside it. */
	parts?: Part[];
	/** Stands out as a yellow tag. */
	marked?: boolean;
};
/** A place of the entry's own page, or of the page named in `to`. */
export type Part = { to?: NonNullable<LinkProps["to"]>; hash?: string; label: Label };

export const home: Entry = { to: "/", label: "nav.home" };

/** The main menu. */
export const navigation: Entry[] = [
	home,
	{
		to: "/learning-programs",
		label: "nav.learning",
		parts: [
			{ hash: "after-school", label: "nav.afterSchool" },
			{ hash: "personalized-learning", label: "nav.personalized" },
			{ hash: "advanced-learning", label: "nav.advanced" },
		],
	},
	{ to: "/activities", label: "nav.activities" },
	{ to: "/why-lead", label: "nav.why", marked: true },
	{
		to: "/for-parents",
		label: "nav.parents",
		parts: [
			{ hash: "policies", label: "nav.prices" },
			{ to: "/faq", label: "nav.faq" },
		],
	},
	{ to: "/join-us", label: "nav.join" },
];

/** Every page of the site, for its foot. */
export const columns: { title: Title; pages: Entry[] }[] = [
	{
		title: "column.programs",
		pages: [
			{ to: "/programs", label: "nav.overview" },
			{ to: "/learning-programs", label: "nav.ourPrograms" },
			{ to: "/after-school-learning", label: "nav.afterSchool" },
			{ to: "/personalized-learning", label: "nav.personalized" },
			{ to: "/advanced-learning", label: "nav.advanced" },
			{ to: "/activities", label: "nav.activities" },
		],
	},
	{
		title: "column.lead",
		pages: [
			home,
			{ to: "/why-lead", label: "nav.whyLead" },
			{ to: "/for-parents", label: "nav.parents" },
			{ to: "/faq", label: "nav.faq" },
			{ to: "/join-us", label: "nav.join" },
			{ to: "/portal", label: "dashboard.portal" },
		],
	},
];
