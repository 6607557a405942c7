// Who is in which course, as student or as teacher; a person once per course. Nearly every rule asks "is this person in
// that course, as what", from both ends, so both ends have an index that answers alone.
migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		const courses = app.findCollectionByNameOrId("courses");
		const one = { type: "relation", maxSelect: 1, required: true, cascadeDelete: true };
		app.save(
			new Collection({
				type: "base",
				name: "enrollments",
				fields: [
					{ ...one, name: "user_id", collectionId: users.id },
					{ ...one, name: "course_id", collectionId: courses.id },
					{ name: "role_in_course", type: "select", values: ["student", "teacher"], maxSelect: 1, required: true },
					{ name: "created_at", type: "autodate", onCreate: true },
					{ name: "updated", type: "autodate", onCreate: true, onUpdate: true },
				],
				indexes: [
					"CREATE UNIQUE INDEX idx_enrollments_user_course ON enrollments (user_id, course_id)",
					"CREATE INDEX idx_enrollments_course ON enrollments (course_id, role_in_course, user_id)",
				],
			}),
		);
	},
	(app) => app.delete(app.findCollectionByNameOrId("enrollments")),
);
