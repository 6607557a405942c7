// An assignment that its students see from a moment on (`opens_at`; "" from the beginning). `scheduled` says that the moment
// is still to come; the server alone writes it (pb_hooks/lib/coursework/scheduling.js), so that what is shown and what the
// sync log tells change in one transaction. The rules hide it, and the materials of it, from students.
// The log tells students of nothing they were never shown: such a row is for teachers (`role_in_course`). What they have seen
// and see no longer is told to them like any other change.
const mine = "@request.auth.enrollments_via_user_id";
const studies = `(${mine}.course_id ?= course_id && ${mine}.role_in_course ?= 'student')`;
const untouched = " && @request.body.scheduled:isset = false";

const hides = [
	{ name: "assignments", seen: `(${studies} && scheduled = false)` },
	{ name: "materials", seen: `(${studies} && assignment_id.scheduled != true)` },
];

/** Writes the rules for reading anew, with one text in the place of another, which must be there. */
const replace = (app, name, from, to) => {
	const collection = app.findCollectionByNameOrId(name);
	for (const rule of ["listRule", "viewRule"]) {
		if (!collection[rule].includes(from)) throw new Error(`${name}.${rule} does not say who studies`);
		collection[rule] = collection[rule].split(from).join(to);
	}
	app.save(collection);
};

const insert = (name, row, as) => `INSERT INTO sync_log (collection, record, course_id, user_id, role_in_course)
	VALUES ('${name}', ${row}.id, ${row}.course_id, '', ${as});`;
const ofHidden = (row) =>
	`CASE WHEN EXISTS (SELECT 1 FROM assignments WHERE id = ${row}.assignment_id AND scheduled = TRUE) THEN 'teacher' ELSE '' END`;
const hidden = "CASE WHEN NEW.scheduled = TRUE THEN 'teacher' ELSE '' END";
const stillHidden = "CASE WHEN NEW.scheduled = TRUE AND OLD.scheduled = TRUE THEN 'teacher' ELSE '' END";

/** What a trigger does, and what it did before. */
const triggers = {
	sync_log_assignments_insert: [
		"INSERT ON assignments",
		insert("assignments", "NEW", hidden),
		insert("assignments", "NEW", "''"),
	],
	sync_log_assignments_update: [
		"UPDATE ON assignments",
		insert("assignments", "NEW", stillHidden),
		insert("assignments", "NEW", "''"),
	],
	sync_log_materials_insert: [
		"INSERT ON materials",
		insert("materials", "NEW", ofHidden("NEW")),
		insert("materials", "NEW", "''"),
	],
	sync_log_materials_update: [
		"UPDATE ON materials",
		insert("materials", "NEW", ofHidden("NEW")),
		insert("materials", "NEW", "''"),
	],
};
/** Materials are shown and hidden with their assignment. */
const withMaterials = `CREATE TRIGGER sync_log_assignments_scheduled AFTER UPDATE ON assignments
	WHEN OLD.scheduled <> NEW.scheduled BEGIN
	INSERT INTO sync_log (collection, record, course_id, user_id, role_in_course)
		SELECT 'materials', id, course_id, '', '' FROM materials WHERE assignment_id = NEW.id;
	END`;

const setTriggers = (app, which) => {
	const run = (sql) => app.db().newQuery(sql).execute();
	for (const [name, [on, ...does]] of Object.entries(triggers)) {
		run(`DROP TRIGGER ${name}`);
		run(`CREATE TRIGGER ${name} AFTER ${on} BEGIN ${does[which]} END`);
	}
};

migrate(
	(app) => {
		const assignments = app.findCollectionByNameOrId("assignments");
		assignments.fields.add(new DateField({ name: "opens_at" }));
		assignments.fields.add(new BoolField({ name: "scheduled" }));
		app.save(assignments);
		for (const rule of ["createRule", "updateRule"]) assignments[rule] += untouched;
		app.save(assignments);
		for (const { name, seen } of hides) replace(app, name, studies, seen);
		setTriggers(app, 0);
		app.db().newQuery(withMaterials).execute();
	},
	(app) => {
		app.db().newQuery("DROP TRIGGER sync_log_assignments_scheduled").execute();
		setTriggers(app, 1);
		for (const { name, seen } of hides) replace(app, name, seen, studies);
		const assignments = app.findCollectionByNameOrId("assignments");
		for (const rule of ["createRule", "updateRule"]) assignments[rule] = assignments[rule].replace(untouched, "");
		for (const name of ["opens_at", "scheduled"]) assignments.fields.removeByName(name);
		app.save(assignments);
	},
);
