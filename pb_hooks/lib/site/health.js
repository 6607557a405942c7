// @ts-check
// GET /api/health as phones and whoever watches the server get it.
const { builtFacts } = require(`${__hooks}/lib/site/built-facts.js`);

/**
 * Answers as PocketBase does, and also names what the pages say that is not the centre's own yet, so that it is seen
 * without the log of the last start.
 * @param {RequestEvent} e
 */
const answerHealth = (e) => e.json(200, { code: 200, message: "API is healthy.", data: { examples: examples() } });

/** @returns {string[]} names in src/centre.ts; none without built pages */
const examples = () => builtFacts("examples", []);

module.exports = { answerHealth };
