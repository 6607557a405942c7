// How the app looks when it is installed. Read by vite.config.ts, so it imports nothing.
export const manifest = {
	id: "/",
	name: "LEAD",
	short_name: "LEAD",
	description: "After-school learning in Zahlé. Lessons, answers and grades, also without internet.",
	start_url: "/",
	scope: "/",
	display: "standalone" as const,
	lang: "en",
	background_color: "#fffcf5",
	theme_color: "#fffcf5",
	categories: ["education"],
	icons: [
		{ src: "/icons/app.svg", sizes: "any", type: "image/svg+xml" },
		{ src: "/icons/app-192.png", sizes: "192x192", type: "image/png" },
		{ src: "/icons/app-512.png", sizes: "512x512", type: "image/png" },
		{ src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" as const },
	],
};
