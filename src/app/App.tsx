import { MantineProvider } from "@mantine/core";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { readSession, watchSession } from "#data/session.ts";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { router } from "./router.ts";
import { cssVariables, theme } from "./theme.ts";

export function App() {
	useEffect(followSession, []);
	return (
		<MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
			<AuthProvider>
				<RouterProvider router={router} />
			</AuthProvider>
		</MantineProvider>
	);
}

// A session may end or change in another tab, or at the gate: the open page is asked again whether it may stay. Signed
// out, it goes home; that is not the guard's way to the sign-in page.
function followSession() {
	let before = readSession();
	return watchSession(() => {
		const now = readSession();
		if (before && !now) void router.navigate({ to: "/" });
		else if (before?.user.id !== now?.user.id || before?.role !== now?.role) void router.invalidate();
		before = now;
	});
}
