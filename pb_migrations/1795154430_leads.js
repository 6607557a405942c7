// Inquiries of families, from the join-us page and the portal page (pb_hooks/lib/inquiries/inquiries.js). Anybody may write one, only
// admins read them, and they change nothing but its status and their notes.
// An empty `student_name` tells a join-us inquiry from a request for the portal. `suspect` and `doubts` (the reasons,
// with spaces between) mark what looks like spam: it is stored like everything else.
const me = "@request.auth.id";
const active = `${me} != '' && @request.auth.temporary_until = '' && @request.auth.name != '' && @request.auth.blocked_at = ''`;
const admin = `${active} && @request.auth.user_roles_via_user_id.role ?= 'admin'`;
const untouched = (...fields) => fields.map((field) => `@request.body.${field}:isset = false`).join(" && ");
const ofFamily = ["parent_name", "email", "phone", "student_name", "grade", "program_type", "subjects", "message"];
const ofServer = ["suspect", "doubts"];
const ofAdmins = ["status", "notes"];

migrate(
	(app) =>
		app.save(
			new Collection({
				type: "base",
				name: "leads",
				fields: [
					{ name: "parent_name", type: "text", required: true, max: 100 },
					{ name: "email", type: "email", required: true },
					{ name: "phone", type: "text", required: true, max: 20 },
					{ name: "student_name", type: "text", max: 100 },
					{ name: "grade", type: "text", required: true, pattern: "^Grade ([1-9]|1[0-2])$" },
					{ name: "program_type", type: "text", required: true, max: 500 },
					{ name: "subjects", type: "json", maxSize: 100 },
					{ name: "message", type: "text", max: 500 },
					{ name: "full_message", type: "text", max: 1000 },
					{ name: "language", type: "select", required: true, maxSelect: 1, values: ["en", "fr"] },
					{ name: "written_at", type: "date" },
					{ name: "suspect", type: "bool" },
					{ name: "doubts", type: "text", max: 100 },
					{
						name: "status",
						type: "select",
						required: true,
						maxSelect: 1,
						values: ["new", "contacted", "enrolled", "closed"],
					},
					{ name: "notes", type: "text", max: 5000 },
					{ name: "created_at", type: "autodate", onCreate: true },
					{ name: "updated", type: "autodate", onCreate: true, onUpdate: true },
				],
				indexes: [
					"CREATE INDEX idx_leads_newest ON leads (created_at DESC, id)",
					"CREATE INDEX idx_leads_email ON leads (email COLLATE NOCASE, created_at)",
				],
				listRule: admin,
				viewRule: admin,
				createRule: untouched(...ofServer, ...ofAdmins),
				updateRule: `${admin} && ${untouched(...ofFamily, "full_message", "language", "written_at", ...ofServer)}`,
				deleteRule: null,
			}),
		),
	(app) => app.delete(app.findCollectionByNameOrId("leads")),
);
