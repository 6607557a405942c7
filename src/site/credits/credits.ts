// What of others this site is made of.
type Credit = {
	key: "peeps" | "freehand" | "tabler" | "bricolage" | "figtree";
	name: string;
	who: string;
	address: string;
	licence: { name: string; address: string };
};

const openFont = { name: "SIL Open Font License 1.1", address: "https://openfontlicense.org/" };

export const credits: Credit[] = [
	{
		key: "peeps",
		name: "Open Peeps",
		who: "Pablo Stanley",
		address: "https://www.openpeeps.com/",
		licence: { name: "CC0 1.0", address: "https://creativecommons.org/publicdomain/zero/1.0/" },
	},
	{
		key: "freehand",
		name: "Streamline Freehand",
		who: "Streamline",
		address: "https://www.streamlinehq.com/icons/freehand",
		licence: { name: "CC BY 4.0", address: "https://creativecommons.org/licenses/by/4.0/" },
	},
	{
		key: "tabler",
		name: "Tabler Icons",
		who: "Paweł Kuna",
		address: "https://tabler.io/icons",
		licence: { name: "MIT", address: "https://github.com/tabler/tabler-icons/blob/main/LICENSE" },
	},
	{
		key: "bricolage",
		name: "Bricolage Grotesque",
		who: "Mathieu Triay",
		address: "https://github.com/ateliertriay/bricolage",
		licence: openFont,
	},
	{
		key: "figtree",
		name: "Figtree",
		who: "Erik Kennedy",
		address: "https://github.com/erikdkennedy/figtree",
		licence: openFont,
	},
];
