// @ts-check
// A material comes in pieces, so that a line that breaks costs one piece and not the whole file. The phone asks how much is
// here and sends what follows; the last piece makes the material. Nobody holds the writer of the database while bytes come
// from the network: a piece is read whole, written to the disk, and only then noted.
const { checkInTime, refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { checkId, idReused, isId } = require(`${__hooks}/lib/ids.js`);
const { exists, one, run } = require(`${__hooks}/lib/sql.js`);
const { alone, bytesIn, removeLeftBytes, writePiece } = require(`${__hooks}/lib/materials/upload-files.js`);
const { checkPlace, checkUpload, giverNow } = require(`${__hooks}/lib/materials/checks.js`);
const { makeMaterial, orForget } = require(`${__hooks}/lib/materials/finished.js`);

const pieceBytes = 256 * 1024;
const mostUnfinished = 10; // of one person
const kept = 7 * 86_400; // seconds
const givenUp = 3600; // seconds without a piece, after which one makes place for another

const words = { title: "", subject: "", grade: "", description: "", course_id: "", assignment_id: "" };
const shape = { id: "", person: "", ...words, ending: "", size: 0, received: 0 };

/** @typedef {typeof shape} Upload */
/** @typedef {{ received: number, done: boolean, upload: Upload | null }} Found upload: null when it is done */
/** @type {Found} */
const nothing = { received: 0, done: false, upload: null };

/**
 * POST /api/lead/uploads {id, title, subject, grade, description, course_id, assignment_id, name, size}: begins one, or
 * tells how far one is that was begun. Answers `{id, received, done}`.
 * @param {RequestEvent} e
 * @throws {ApiError} 409 id_reused, 400 too_many_uploads, what `checkUpload` refuses, and of one that was begun what `checkPlace` does
 */
const begin = (e) => {
	const sent = typed(e, { id: "", ...words, name: "", size: 0 });
	const id = String(sent.id);
	checkId("id", id);
	/** @type {{ found: Found | null }} */
	const done = { found: null };
	e.app.runInTransaction((tx) => {
		const person = giverNow(tx, e.auth).id;
		done.found = find(tx, id, person, Number(sent.size));
		if (done.found) return;
		const upload = checkUpload(tx, person, sent);
		if (unfinishedOf(tx, person) >= mostUnfinished) forgetOldest(tx, person);
		if (unfinishedOf(tx, person) >= mostUnfinished) {
			throw refusal(400, "id", "too_many_uploads", `Only ${mostUnfinished} files can be on their way at a time.`);
		}
		run(tx, insert, { ...upload, id, person, now: now() });
	});
	const begun = done.found?.upload;
	if (begun) orForget(e.app, id, () => checkPlace(e.app, e.auth.id, begun));
	return answer(e, id, done.found ?? nothing);
};

const columns = ["id", "person", ...Object.keys(words), "ending", "size"];
const insert = `INSERT INTO uploads (${columns.join(", ")}, touched_at)
	VALUES (${columns.map((name) => `{:${name}}`).join(", ")}, {:now})`;

const now = () => Math.floor(Date.now() / 1000);

/** @param {App} app @param {string} person */
const unfinishedOf = (app, person) =>
	one(app, "SELECT COUNT(*) AS n FROM uploads WHERE person = {:person}", { person }, { n: 0 }).n;

/** A phone does not report a canceled upload, so its row stays until it is in the way. @param {App} tx @param {string} person */
const forgetOldest = (tx, person) =>
	run(
		tx,
		`DELETE FROM uploads WHERE id = (SELECT id FROM uploads
		 WHERE person = {:person} AND touched_at < {:before} ORDER BY touched_at LIMIT 1)`,
		{ person, before: now() - givenUp },
	);

/**
 * PUT /api/lead/uploads/{id}?from=N with at most 256 KB: written only if N bytes are here. Answers `{id, received, done}`
 * in either case, so that a phone that missed an answer goes on from there.
 * @param {RequestEvent} e
 * @throws {ApiError} 404 upload_gone, 409 id_reused, 400 when it is longer than was said; when its content or its place is refused, the
 * upload is gone
 */
const takePiece = (e) => {
	const id = e.request.pathValue("id");
	const from = Number(e.request.url.query().get("from") || "-1");
	if (!isId(id)) throw gone();
	giverNow(e.app, e.auth);
	const piece = bodyOf(e);
	/** @type {{ found: Found | null }} */
	const done = { found: null };
	alone(e.app, id, () => {
		const person = giverNow(e.app, e.auth).id;
		done.found = find(e.app, id, person, from);
		const { upload, received } = done.found ?? nothing;
		if (upload && received === from)
			orForget(e.app, id, () => {
				done.found = add(e, upload, piece);
			});
	});
	if (!done.found) throw gone();
	return answer(e, id, done.found);
};

/** @param {RequestEvent} e @returns {Bytes} @throws {ApiError} 413, 408 when it did not come in time, 400 when the line broke */
const bodyOf = (e) => {
	/** @type {Bytes} */
	let piece;
	try {
		piece = toBytes(e.request.body, pieceBytes + 1);
	} catch (error) {
		checkInTime(error);
		throw new BadRequestError("The piece did not arrive whole.", null);
	}
	if (piece.length > pieceBytes) throw new ApiError(413, "A piece has at most 256 KB.", null);
	return piece;
};

/**
 * @param {RequestEvent} e
 * @param {Upload} upload with what is here of it
 * @param {Bytes} piece that follows
 * @returns {Found}
 */
const add = (e, upload, piece) => {
	const { id, size } = upload;
	checkPlace(e.app, upload.person, upload); // a line of 4 KB a second would bring the rest in vain for an hour
	const received = upload.received + piece.length;
	if (received > size) throw refusal(400, "size", "too_long", "This is longer than was said before.");
	if (piece.length > 0) writePiece(e.app, id, upload.received, piece);
	// The last piece is not noted by itself: the material says that it came.
	if (received === size) {
		makeMaterial(e, upload);
		return { received, done: true, upload: null };
	}
	const noted = "UPDATE uploads SET received = {:received}, touched_at = {:now} WHERE id = {:id}";
	run(e.app, noted, { id, received, now: now() });
	return { received, done: false, upload };
};

const question = `SELECT ${Object.entries(shape)
	.map(([name, none]) => `COALESCE(upload.${name}, ${none === 0 ? 0 : "''"}) AS ${name}`)
	.join(", ")},
	material.id IS NOT NULL AS given, COALESCE(material.created_by, '') AS giver, COALESCE(material.size, 0) AS whole
	FROM (SELECT 1) LEFT JOIN uploads upload ON upload.id = {:id} LEFT JOIN materials material ON material.id = {:id}`;
const wasGiven = "SELECT 1 FROM sync_log WHERE collection = 'materials' AND record = {:id}";

/**
 * @param {App} app
 * @param {string} id
 * @param {string} person
 * @param {number} sent bytes that the phone has sent as far as it knows
 * @returns {Found | null} null when nothing is known of it
 * @throws {ApiError} 409 id_reused when it is another person's
 */
const find = (app, id, person, sent) => {
	const found = one(app, question, { id }, { ...shape, given: 0, giver: "", whole: 0 });
	const { given, giver, whole, ...upload } = found;
	if (given) {
		if (giver !== person) throw idReused();
		return { received: whole, done: true, upload: null };
	}
	if (upload.id !== "") {
		if (upload.person !== person) throw idReused();
		upload.received = Math.min(upload.received, bytesIn(app, id));
		return { received: upload.received, done: false, upload };
	}
	// Deleted since, while the phone waited for the answer to its last piece: sent once more it would come back.
	return exists(app, wasGiven, { id }) ? { received: sent, done: true, upload: null } : null;
};

const gone = () => refusal(404, "id", "upload_gone", "Nothing is known of this upload.");

/** @param {RequestEvent} e @param {string} id @param {Found} found */
const answer = (e, id, { received, done }) => e.json(200, { id, received, done });

/** Forgets uploads that nobody went on with. What a clock that ran ahead dated counts as of now. @param {App} app */
const pruneUploads = (app) => {
	const times = { now: now(), old: now() - kept };
	run(app, "UPDATE uploads SET touched_at = {:now} WHERE touched_at > {:now}", times);
	run(app, "DELETE FROM uploads WHERE touched_at < {:old}", times);
	removeLeftBytes(app);
};

module.exports = { begin, takePiece, pruneUploads };
