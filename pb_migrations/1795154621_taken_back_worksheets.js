// A worksheet of an assignment that its students do not see yet may be taken away again: the sync log tells that to teachers
// alone, as it told them alone that it came.
const insert = (as) => `INSERT INTO sync_log (collection, record, course_id, user_id, role_in_course)
	VALUES ('materials', OLD.id, OLD.course_id, '', ${as});`;
const ofHidden =
	"CASE WHEN EXISTS (SELECT 1 FROM assignments WHERE id = OLD.assignment_id AND scheduled = TRUE) THEN 'teacher' ELSE '' END";

const setTrigger = (app, as) => {
	const run = (sql) => app.db().newQuery(sql).execute();
	run("DROP TRIGGER sync_log_materials_delete");
	run(`CREATE TRIGGER sync_log_materials_delete AFTER DELETE ON materials BEGIN ${insert(as)} END`);
};

migrate(
	(app) => setTrigger(app, ofHidden),
	(app) => setTrigger(app, "''"),
);
