import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { usePortal } from "./place.ts";
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
