// @ts-check
/// <reference path="../../../../pb_hooks/pocketbase.d.ts" />
// Two collections of people who watch birds, and the ledger of their phones' mutations.
migrate((app) => {
	const signedIn = '@request.auth.id != ""';
	const rules = { listRule: signedIn, viewRule: signedIn, createRule: signedIn, updateRule: signedIn };
	const updated = { type: "autodate", name: "updated", onCreate: true, onUpdate: true };
	const collections = [
		{ name: "walks", fields: [{ type: "text", name: "name", required: true, max: 40 }, updated], ...rules },
		{
			name: "sightings",
			fields: [
				{ type: "text", name: "walk", required: true },
				{ type: "text", name: "bird", required: true },
				{ type: "text", name: "seen_at", required: true },
				updated,
			],
			...rules,
		},
		{ name: "ledger", fields: [{ type: "text", name: "record", required: true }] },
		{ name: "marks", fields: [{ type: "text", name: "mark", required: true }] },
	];
	for (const fields of collections) app.save(new Collection({ type: "base", ...fields }));
	const mark = new Record(app.findCollectionByNameOrId("marks"));
	mark.set("mark", "first");
	app.save(mark);
	const settings = app.settings();
	settings.batch.enabled = true;
	app.save(settings);
});
