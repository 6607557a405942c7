// What a person is. One row each (unique), so a change of role is one PATCH and nobody is without a role in between.
// No row means student.
migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		app.save(
			new Collection({
				type: "base",
				name: "user_roles",
				fields: [
					{
						name: "user_id",
						type: "relation",
						collectionId: users.id,
						maxSelect: 1,
						required: true,
						cascadeDelete: true,
					},
					{ name: "role", type: "select", values: ["student", "teacher", "admin"], maxSelect: 1, required: true },
					{ name: "created_at", type: "autodate", onCreate: true },
					{ name: "updated", type: "autodate", onCreate: true, onUpdate: true },
				],
				indexes: ["CREATE UNIQUE INDEX idx_user_roles_user ON user_roles (user_id)"],
			}),
		);
	},
	(app) => app.delete(app.findCollectionByNameOrId("user_roles")),
);
