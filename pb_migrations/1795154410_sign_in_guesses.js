// Wrong passwords per account (pb_hooks/lib/accounts/attempt-limits.js). Rate limits count addresses, and a whole school is one address;
// guessing one person's password must stop long before a class has signed in. Kept under a hash of what was typed, known
// or not, so the answer says nothing about who exists and no stranger's address is stored.
migrate(
	(app) => {
		app
			.db()
			.newQuery(
				`CREATE TABLE sign_in_guesses (
					account TEXT PRIMARY KEY,
					wrong INTEGER NOT NULL,
					locked_until INTEGER NOT NULL,
					last_at INTEGER NOT NULL)`,
			)
			.execute();
	},
	(app) => {
		app.db().newQuery("DROP TABLE sign_in_guesses").execute();
	},
);
