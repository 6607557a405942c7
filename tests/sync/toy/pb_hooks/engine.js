// @ts-check
// The parts of a server that src/sync needs: the handshake, which mutations are known, and carrying out each of them
// once.

/** @param {RequestEvent} e */
const hello = (e) => {
	const mark = e.app.findRecordsByFilter("marks", "")[0]?.getString("mark") ?? "";
	const before = e.requestInfo().query.mark ?? "";
	return e.json(200, {
		user: e.auth?.id,
		role: "watcher",
		now: new Date().toISOString(),
		build: "1",
		seq: 0,
		mark,
		vault: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
		restored: before !== "" && before !== mark,
		changed: "manifest",
	});
};

/** @param {RequestEvent} e */
const known = (e) => {
	const { ids } = e.requestInfo().body;
	return e.json(200, { known: ids.filter((/** @type {string} */ id) => entry(e.app, id)) });
};

/** @param {App} app @param {string} id @returns {DbRecord | null} */
const entry = (app, id) => {
	try {
		return app.findRecordById("ledger", id);
	} catch {
		return null;
	}
};

/** @param {RecordEvent} e */
const once = (e) => {
	const { mutation } = e.requestInfo().body;
	const before = entry(e.app, mutation);
	if (!before) {
		if (e.record.getString("name") === "Eagle rock") {
			throw new ApiError(400, "Nobody may go there.", {
				name: new ValidationError("closed_area", "Nobody may go there."),
			});
		}
		e.app.save(e.record);
		const line = new Record(e.app.findCollectionByNameOrId("ledger"));
		line.set("id", mutation);
		line.set("record", e.record.id);
		e.app.save(line);
	}
	const row = before ? e.app.findRecordById(e.collection.name, before.getString("record")) : e.record;
	return e.json(200, { ...JSON.parse(JSON.stringify(row)), mutation });
};

module.exports = { hello, known, once };
