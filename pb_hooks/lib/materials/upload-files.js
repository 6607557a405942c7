// @ts-check
// The bytes of unfinished uploads: a file each in <data>/uploads, which nothing serves. A piece is written where the noted
// bytes end, so whatever a killed server left behind that point is overwritten.
const { exists } = require(`${__hooks}/lib/sql.js`);

const readWrite = 2;
const edge = 1024;
const longestWaitMs = 20_000; // that a request waits for another one of the same upload
const lapse = 60_000; // milliseconds after which the holder of a lock can no longer be alive

/** @param {App} app */
const folder = (app) => $filepath.join(app.dataDir(), "uploads");

/** Where the bytes of an upload lie. @param {App} app @param {string} id */
const pathOf = (app, id) => $filepath.join(folder(app), id);

/** @param {App} app @param {string} id @returns {number} bytes that are there; fewer than were noted after a restored backup */
const bytesIn = (app, id) => {
	try {
		return $os.stat(pathOf(app, id)).size();
	} catch (_) {
		return 0;
	}
};

/**
 * Writes a piece to the disk itself: it returns when a power cut cannot take the piece away any more.
 * @param {App} app
 * @param {string} id
 * @param {number} from how many bytes stand before it; what stands behind them is cut off
 * @param {object} piece
 */
const writePiece = (app, id, from, piece) => {
	$os.mkdirAll(folder(app), 0o700);
	within(folder(app), (root) => {
		const file = from === 0 ? root.create(id) : root.openFile(id, readWrite, 0);
		try {
			if (from === 0) root.chmod(id, 0o600);
			file.truncate(from);
			file.writeAt(piece, from);
			file.sync();
		} finally {
			file.close();
		}
	});
};

/**
 * Brings a stored file and its place in the folders to the disk itself. PocketBase leaves that to the system, and a power
 * cut would then leave a material without its content.
 * @param {App} app
 * @param {DbRecord} record
 * @param {string} name of its file
 */
const keepStored = (app, record, name) => {
	const stored = $filepath.join(app.dataDir(), "storage");
	const own = $filepath.join(stored, record.baseFilesPath());
	syncIn(own, name);
	for (const path of [own, $filepath.join(own, ".."), stored]) syncIn(path, ".");
};

/**
 * Stores the file of one material as that of another, too. Both names lead to the same bytes on the disk (hard links), so
 * copies take no room, and the bytes stay until the last of them is deleted. PocketBase never writes into a stored file.
 * @param {App} app
 * @param {DbRecord} source
 * @param {DbRecord} copy whose `file_path` names the file to be
 * @throws when the file of the source is not on the disk; nothing is left of the copy then
 */
const shareStored = (app, source, copy) => {
	const [from = "", to = ""] = [source, copy].map((record) => $filepath.join("storage", record.baseFilesPath()));
	const whole = $filepath.join(app.dataDir(), to);
	$os.removeAll(whole); // of a copy that a killed server did not finish
	$os.mkdirAll(whole, 0o700);
	try {
		// The second file is what PocketBase notes of the first.
		for (const ending of ["", ".attrs"]) {
			const [old = "", name = ""] = [source, copy].map((record) => record.getString("file_path") + ending);
			within(app.dataDir(), (root) => root.link($filepath.join(from, old), $filepath.join(to, name)));
		}
	} catch (error) {
		$os.removeAll(whole);
		throw error;
	}
};

/**
 * The first and the last letters of an upload that has arrived, the last without zeros that a program filled it up with.
 * @param {App} app
 * @param {string} id
 */
const edgesOf = (app, id) => {
	const edges = { head: "", tail: "" };
	const from = Math.max(0, bytesIn(app, id) - 64 * edge);
	within(folder(app), (root) => {
		const file = root.open(id);
		try {
			edges.head = toString(file, edge);
			file.seek(from, 0);
			edges.tail = toString(file, 64 * edge);
		} finally {
			file.close();
		}
	});
	return { ...edges, tail: edges.tail.replace(/\0+$/, "").slice(-edge) };
};

/** @param {string} path of a folder @param {string} name */
const syncIn = (path, name) =>
	within(path, (root) => {
		const file = root.open(name);
		try {
			file.sync();
		} finally {
			file.close();
		}
	});

/** @param {string} path of a folder @param {(root: FolderRoot) => void} work */
const within = (path, work) => {
	const root = $os.openRoot(path);
	try {
		work(root);
	} finally {
		root.close();
	}
};

/** Removes what has arrived of an upload. @param {App} app @param {string} id */
const removeBytes = (app, id) => $os.removeAll(pathOf(app, id));

/**
 * Does something to one upload while no other request does anything to it. The lock is in memory: only this process
 * writes here, and when it ends, so do its locks.
 * @param {App} app
 * @param {string} id
 * @param {() => void} work
 * @throws {ApiError} 503 when another request is still busy with it
 */
const alone = (app, id, work) => {
	const key = `upload ${id}`;
	const deadline = Date.now() + longestWaitMs;
	let since = takenAt(app, key);
	while (since === 0) {
		if (Date.now() > deadline) throw new ApiError(503, "This upload is busy. Please try again in a moment.", null);
		sleep(10);
		since = takenAt(app, key);
	}
	try {
		work();
	} finally {
		// After a lapse the lock may be another request's.
		if (Number(app.store().get(key)) === since) app.store().remove(key);
	}
};

/** Takes the lock if it is free. @param {App} app @param {string} key @returns {number} since when it is ours, 0 if it is not */
const takenAt = (app, key) => {
	const now = Date.now();
	let mine = false;
	app.store().setFunc(key, (since) => {
		mine = !since || Math.abs(now - Number(since)) > lapse;
		return mine ? now : since;
	});
	return mine ? now : 0;
};

/** Removes files of which no upload is noted. A file is made after its row, so none of a new upload is among them. @param {App} app */
const removeLeftBytes = (app) => {
	$os.mkdirAll(folder(app), 0o700);
	for (const entry of $os.readDir(folder(app))) {
		const id = entry.name();
		alone(app, id, () => {
			if (!exists(app, "SELECT 1 FROM uploads WHERE id = {:id}", { id })) removeBytes(app, id);
		});
	}
};

module.exports = { pathOf, bytesIn, edgesOf, writePiece, keepStored, shareStored, removeBytes, alone, removeLeftBytes };
