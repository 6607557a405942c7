// A material belongs to the library, which everybody approved may read (`course_id` is ""), or to one course, whose people
// read it as they read the course; of a course it may be the worksheet of one assignment. It is deleted with its course: a
// relation that is only emptied would put it into the library.
// Phones keep materials, so the sync log tells of them. They come by uploads (pb_hooks/lib/materials/uploads.js) and no
// longer by the record API. Who gave one may take it back.
const me = "@request.auth.id";
const active = `${me} != '' && @request.auth.temporary_until = '' && @request.auth.name != '' && @request.auth.blocked_at = ''`;
const role = (name) => `@request.auth.user_roles_via_user_id.role ?= '${name}'`;
const admin = role("admin");
const mayTeach = `(${role("teacher")} || ${admin})`;
const mine = "@request.auth.enrollments_via_user_id";
const enrolled = (as) => `(${mine}.course_id ?= course_id && ${mine}.role_in_course ?= '${as}')`;
const reads = `${active} && (course_id = '' || ${admin} || ${enrolled("student")} || (${mayTeach} && ${enrolled("teacher")}))`;

const rules = {
	listRule: reads,
	viewRule: reads,
	createRule: null,
	deleteRule: `${active} && (${admin} || (${role("teacher")} && created_by = ${me}))`,
};
const earlier = {
	listRule: active,
	viewRule: active,
	createRule: `${active} && ${mayTeach}`,
	deleteRule: `${active} && ${admin}`,
};

const ofCourse = "CREATE INDEX idx_materials_course ON materials (course_id)";

const log = (row) => `INSERT INTO sync_log (collection, record, course_id, user_id, role_in_course)
	VALUES ('materials', ${row}.id, ${row}.course_id, '', '');`;
const triggers = {
	sync_log_materials_insert: `AFTER INSERT ON materials BEGIN ${log("NEW")} END`,
	sync_log_materials_update_from: `AFTER UPDATE ON materials WHEN OLD.course_id <> NEW.course_id BEGIN ${log("OLD")} END`,
	sync_log_materials_update: `AFTER UPDATE ON materials BEGIN ${log("NEW")} END`,
	sync_log_materials_delete: `AFTER DELETE ON materials BEGIN ${log("OLD")} END`,
};

const setRules = (collection, chosen) => {
	for (const rule of Object.keys(chosen)) collection[rule] = chosen[rule];
};

migrate(
	(app) => {
		const materials = app.findCollectionByNameOrId("materials");
		const to = (name) => app.findCollectionByNameOrId(name).id;
		materials.fields.add(
			new RelationField({ name: "course_id", collectionId: to("courses"), maxSelect: 1, cascadeDelete: true }),
		);
		materials.fields.add(new RelationField({ name: "assignment_id", collectionId: to("assignments"), maxSelect: 1 }));
		materials.indexes = [...materials.indexes, ofCourse];
		app.save(materials);
		setRules(materials, rules);
		app.save(materials);
		for (const [name, does] of Object.entries(triggers)) app.db().newQuery(`CREATE TRIGGER ${name} ${does}`).execute();
	},
	(app) => {
		for (const name of Object.keys(triggers)) app.db().newQuery(`DROP TRIGGER ${name}`).execute();
		const materials = app.findCollectionByNameOrId("materials");
		setRules(materials, earlier);
		materials.indexes = materials.indexes.filter((index) => !index.includes("idx_materials_course"));
		for (const name of ["course_id", "assignment_id"]) materials.fields.removeByName(name);
		app.save(materials);
	},
);
