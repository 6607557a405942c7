// Courses. The server makes the join code; it is hidden and shown to the course's teachers and the admins only
// (pb_hooks/lib/coursework/courses.js). A course in use keeps its teacher: the relation does not cascade.
migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		app.save(
			new Collection({
				type: "base",
				name: "courses",
				fields: [
					{ name: "title", type: "text", required: true, max: 200 },
					{ name: "code", type: "text", required: true, max: 40 },
					{ name: "subject", type: "text", max: 80 },
					{ name: "grade_level", type: "text", max: 2, pattern: "^([1-9]|1[0-2])?$" },
					{ name: "teacher_id", type: "relation", collectionId: users.id, maxSelect: 1, required: true },
					{ name: "join_code", type: "text", required: true, min: 6, max: 8, hidden: true },
					{ name: "archived_at", type: "date" },
					{ name: "created_at", type: "autodate", onCreate: true },
					{ name: "updated", type: "autodate", onCreate: true, onUpdate: true },
				],
				indexes: [
					"CREATE UNIQUE INDEX idx_courses_join_code ON courses (join_code)",
					"CREATE INDEX idx_courses_teacher ON courses (teacher_id)",
				],
			}),
		);
	},
	(app) => app.delete(app.findCollectionByNameOrId("courses")),
);
