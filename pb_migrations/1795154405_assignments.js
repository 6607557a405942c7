// Work a teacher sets. `written_at` is when the teacher pressed Create (perhaps offline, earlier than created_at): no
// answer can be older than it.
migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		const courses = app.findCollectionByNameOrId("courses");
		app.save(
			new Collection({
				type: "base",
				name: "assignments",
				fields: [
					{
						name: "course_id",
						type: "relation",
						collectionId: courses.id,
						maxSelect: 1,
						required: true,
						cascadeDelete: true,
					},
					{ name: "title", type: "text", required: true, max: 200 },
					{ name: "instructions", type: "text", max: 10000 },
					{ name: "max_points", type: "number", required: true, onlyInt: true, min: 1, max: 1000 },
					{ name: "due_at", type: "date" },
					{ name: "created_by", type: "relation", collectionId: users.id, maxSelect: 1 },
					{ name: "written_at", type: "date", required: true },
					{ name: "created_at", type: "autodate", onCreate: true },
					{ name: "updated", type: "autodate", onCreate: true, onUpdate: true },
				],
				indexes: ["CREATE INDEX idx_assignments_course ON assignments (course_id)"],
			}),
		);
	},
	(app) => app.delete(app.findCollectionByNameOrId("assignments")),
);
