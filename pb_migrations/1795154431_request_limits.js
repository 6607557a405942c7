// How much at once, again. PocketBase counts requests by internet address, and a centre is one: the 300 phones that come
// back when the power returns were turned away. Requests are counted by pb_hooks/lib/site/request-limits.js instead. A batch of a
// phone has 64 KB, or one longer answer.
const megabyte = 1024 * 1024;

migrate(
	(app) => {
		const settings = app.settings();
		settings.rateLimits.enabled = false;
		settings.batch.maxBodySize = megabyte;
		app.save(settings);
	},
	(app) => {
		const settings = app.settings();
		settings.rateLimits.enabled = true;
		settings.batch.maxBodySize = 16 * megabyte;
		app.save(settings);
	},
);
