// What a page says about itself to a browser's tab, a search engine and whoever is sent its address.
export type PageHead = {
	/** Of the tab and of a search result: at most 60 characters. */
	title: string;
	/** Under it in a search result: 70 to 160 characters. */
	description: string;
	/** The picture of a shared link: a file of public/og, without its language and ending. */
	picture?: "home" | "programs" | "advanced" | "activities" | "parents" | "join-us";
	/** schema.org objects (structured-data.ts). */
	data?: object[];
};
