// A material of a course belongs to who teaches the course now: they delete it, whoever gave it, and who was taken out of the
// course deletes nothing of it any more. In the library it still is who gave it. Admins delete all.
const me = "@request.auth.id";
const teacher = "@request.auth.user_roles_via_user_id.role ?= 'teacher'";
const mine = "@request.auth.enrollments_via_user_id";
const teaches = `(course_id != '' && ${mine}.course_id ?= course_id && ${mine}.role_in_course ?= 'teacher')`;

const byGiver = `(${teacher} && created_by = ${me})`;
const byTeacher = `(${teacher} && ((course_id = '' && created_by = ${me}) || ${teaches}))`;

const replace = (app, from, to) => {
	const materials = app.findCollectionByNameOrId("materials");
	if (!materials.deleteRule.includes(from)) throw new Error("materials.deleteRule does not say who deletes");
	materials.deleteRule = materials.deleteRule.replace(from, to);
	app.save(materials);
};

migrate(
	(app) => replace(app, byGiver, byTeacher),
	(app) => replace(app, byTeacher, byGiver),
);
