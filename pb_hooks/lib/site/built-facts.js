// @ts-check
// What the build says of the centre (src/centre.ts) in small files beside the pages, for mails and for the health page.

/**
 * @template Facts
 * @param {string} name of the file, without .json (src/app/build/prerender.tsx)
 * @param {Facts} without what there is without built pages
 * @returns {Facts}
 */
const builtFacts = (name, without) => {
	try {
		const file = $filepath.join($os.getenv("LEAD_PUBLIC_DIR"), "pages", `${name}.json`);
		return JSON.parse(toString($os.readFile(file)));
	} catch (_) {
		return without;
	}
};

module.exports = { builtFacts };
