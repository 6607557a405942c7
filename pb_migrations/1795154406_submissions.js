// A student's answer and its grade. One per student and assignment, held by the index whatever is retried or raced.
// `grade` is 0 until graded (there is no null number): graded means `graded_at` is set. Nothing cascades into this table:
// no word a student wrote disappears because something else was deleted.
// `revision` names the write that made the current text. `earlier_revisions`, those before it, go with 1795154460_ledger.js.
// The length limit the writer meets is 20,000 letters after trimming (pb_hooks/lib/coursework/submissions.js); the column leaves
// room for the blanks around them.
migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		const assignments = app.findCollectionByNameOrId("assignments");
		const one = { type: "relation", maxSelect: 1, required: true };
		app.save(
			new Collection({
				type: "base",
				name: "submissions",
				fields: [
					{ ...one, name: "assignment_id", collectionId: assignments.id },
					{ ...one, name: "student_id", collectionId: users.id },
					{ name: "text_body", type: "text", required: true, max: 25000 },
					{ name: "revision", type: "text", required: true, pattern: "^[a-z0-9]{15}$" },
					{ name: "earlier_revisions", type: "text", max: 20000 },
					{ name: "submitted_at", type: "date", required: true },
					{ name: "clock_unsure", type: "bool" },
					{ name: "received_at", type: "date", required: true },
					{ name: "grade", type: "number", onlyInt: true, min: 0, max: 1000 },
					{ name: "feedback", type: "text", max: 5000 },
					{ name: "graded_by", type: "relation", collectionId: users.id, maxSelect: 1 },
					{ name: "graded_at", type: "date" },
					{ name: "graded_text", type: "text", max: 64, pattern: "^([0-9a-f]{64})?$" },
					{ name: "created_at", type: "autodate", onCreate: true },
					{ name: "updated", type: "autodate", onCreate: true, onUpdate: true },
				],
				indexes: [
					"CREATE UNIQUE INDEX idx_submissions_once ON submissions (student_id, assignment_id)",
					"CREATE INDEX idx_submissions_assignment ON submissions (assignment_id)",
				],
			}),
		);
	},
	(app) => app.delete(app.findCollectionByNameOrId("submissions")),
);
