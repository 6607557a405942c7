// Study materials: a title, what it is for, and one file. The record owns its file (deleting one deletes the other), and
// the file is protected: it is opened with a token of somebody who may open the record. There is no update: a better
// sheet is a new one. `size` and `search` (title, subject and description without case and accents, which `~` does not
// fold) are written by the server, pb_hooks/lib/materials/materials.js.
// No type that a browser would run as a page of ours: no HTML, no SVG.
const me = "@request.auth.id";
const active = `${me} != '' && @request.auth.name != '' && @request.auth.blocked_at = ''`;
const role = (name) => `@request.auth.user_roles_via_user_id.role ?= '${name}'`;

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";
const types = [
	"application/pdf",
	...["jpeg", "png", "webp", "gif"].map((kind) => `image/${kind}`),
	...["wordprocessingml.document", "spreadsheetml.sheet", "presentationml.presentation"].map(
		(kind) => `${office}.${kind}`,
	),
	...["msword", "vnd.ms-excel", "vnd.ms-powerpoint"].map((kind) => `application/${kind}`),
	...["text", "spreadsheet", "presentation"].map((kind) => `${openDocument}.${kind}`),
	...["plain", "csv", "rtf"].map((kind) => `text/${kind}`),
];

migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		app.save(
			new Collection({
				type: "base",
				name: "materials",
				fields: [
					{ name: "title", type: "text", required: true, max: 200 },
					{ name: "subject", type: "text", max: 80 },
					{ name: "grade", type: "text", max: 2, pattern: "^([1-9]|1[0-2])?$" },
					{ name: "description", type: "text", max: 2000 },
					{
						name: "file_path",
						type: "file",
						required: true,
						protected: true,
						maxSelect: 1,
						maxSize: 20 * 1024 * 1024,
						mimeTypes: types,
					},
					{ name: "size", type: "number", onlyInt: true, min: 0 },
					{ name: "search", type: "text", max: 5000 },
					{ name: "created_by", type: "relation", collectionId: users.id, maxSelect: 1 },
					{ name: "created_at", type: "autodate", onCreate: true },
					{ name: "updated", type: "autodate", onCreate: true, onUpdate: true },
				],
				indexes: ["CREATE INDEX idx_materials_newest ON materials (created_at DESC, id)"],
				listRule: active,
				viewRule: active,
				createRule: `${active} && (${role("teacher")} || ${role("admin")})`,
				updateRule: null,
				deleteRule: `${active} && ${role("admin")}`,
			}),
		);
	},
	(app) => app.delete(app.findCollectionByNameOrId("materials")),
);
