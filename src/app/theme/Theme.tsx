// Mantine belongs to the portal: no public page waits for it. A file that uses another Mantine component imports the
// `.layer.css` of that component beside it.
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/Button.layer.css";
import { MantineProvider } from "@mantine/core";
import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePortal } from "#app/router/route-data.ts";
import { cssVariables, theme } from "./theme.ts";

// The public site is paper in every light; the portal follows the system.
export function Theme({ children }: { children: ReactNode }) {
	const portal = usePortal();
	return (
		<MantineProvider
			theme={theme}
			cssVariablesResolver={cssVariables}
			defaultColorScheme="auto"
			{...(portal ? {} : { forceColorScheme: "light" as const })}
		>
			{children}
		</MantineProvider>
	);
}

/** What every page of the portal lies in. */
export function Portal() {
	return (
		<Theme>
			<Outlet />
		</Theme>
	);
}
