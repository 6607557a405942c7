import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { followManifest } from "#app/build/manifest-link.ts";
import { keepReading } from "#app/router/keep-place.ts";
import type { Router } from "#app/router/router.ts";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { language, onLanguageChange } from "#i18n/i18n.ts";
import { readSession, watchAuth } from "#local/account/session.ts";
import { forgetTyped } from "#local/browser/typed-in-tab.ts";
import { isTwin, plainPath } from "#site/address.ts";

export function App({ router }: { router: Router }) {
	useEffect(() => followSession(router), [router]);
	useEffect(() => onLanguageChange(() => followLanguage(router)), [router]);
	return (
		<AuthProvider>
			<RouterProvider router={router} />
		</AuthProvider>
	);
}

// The title and description change with the language too, although English has no address of its own.
function followLanguage(router: Router) {
	const { pathname, search, hash } = location;
	if (language() === "en" && isTwin(pathname)) router.history.replace(plainPath(pathname) + search + hash);
	followManifest();
	keepReading(router);
	void router.invalidate();
}

// A session may end or change in another tab, or when the server ends it: then the open page is checked again. Somebody
// who signed out goes to the home page and not, as the guard would have it, to the sign-in page.
function followSession(router: Router) {
	let role = readSession()?.role;
	return watchAuth((event) => {
		const before = role;
		role = readSession()?.role;
		if (event === "signed out") {
			forgetTyped();
			void router.navigate({ to: "/" });
		} else if (event === "signed in" || role !== before) void router.invalidate();
	});
}
