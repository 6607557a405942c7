// @ts-check
// GET /api/health as phones and whoever watches the server get it.

/**
 * Answers as PocketBase does, and also names what the pages say that is not the centre's own yet, so that it is seen
 * without the log of the last start.
 * @param {RequestEvent} e
 */
const answerHealth = (e) => e.json(200, { code: 200, message: "API is healthy.", data: { examples: examples() } });

/** @returns {string[]} names in src/centre.ts, from a file of the built pages; none without them */
const examples = () => {
	const file = $filepath.join($os.getenv("LEAD_PUBLIC_DIR"), "pages", "examples.json");
	try {
		return JSON.parse(toString($os.readFile(file)));
	} catch (_) {
		return [];
	}
};

module.exports = { answerHealth };
