// How much at once. Batches carry a phone's queue: 50 entries, each up to 20,000 letters of any script, 4 bytes a letter
// (12 when escaped). Rate limits count addresses and one school is one address: with the stock limits a class cannot sign
// in and a batch of more than 20 creates never passes, so there is no `*:create` here.
const megabyte = 1024 * 1024;

migrate(
	(app) => {
		const settings = app.settings();
		settings.batch.enabled = true;
		settings.batch.maxRequests = 50;
		settings.batch.timeout = 20;
		settings.batch.maxBodySize = 16 * megabyte;
		settings.rateLimits.enabled = true;
		settings.rateLimits.rules = [
			{ label: "leads:create", maxRequests: 20, duration: 60, audience: "" },
			{ label: "users:create", maxRequests: 40, duration: 60, audience: "" },
			{ label: "*:auth", maxRequests: 90, duration: 60, audience: "" },
			{ label: "/api/batch", maxRequests: 120, duration: 10, audience: "@auth" },
			{ label: "/api/batch", maxRequests: 10, duration: 10, audience: "@guest" },
			{ label: "/api/", maxRequests: 1500, duration: 10, audience: "" },
		];
		app.save(settings);
	},
	(app) => {
		const settings = app.settings();
		settings.batch.enabled = false;
		settings.batch.timeout = 3;
		settings.batch.maxBodySize = 0;
		settings.rateLimits.enabled = false;
		settings.rateLimits.rules = [
			{ label: "*:auth", maxRequests: 2, duration: 3, audience: "" },
			{ label: "*:create", maxRequests: 20, duration: 5, audience: "" },
			{ label: "/api/batch", maxRequests: 3, duration: 1, audience: "" },
			{ label: "/api/", maxRequests: 300, duration: 10, audience: "" },
		];
		app.save(settings);
	},
);
