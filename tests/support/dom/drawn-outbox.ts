// The list of unsent work, open on a page of its own.
import { MantineProvider } from "@mantine/core";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { OutboxDrawer } from "#features/outbox/list/OutboxDrawer.tsx";

const page = createRootRoute({
	component: () =>
		createElement(
			MantineProvider,
			null,
			createElement(AuthProvider, null, createElement(OutboxDrawer, { open: true, onClose: () => {} })),
			createElement(Toaster),
		),
});
export const drawOutbox = () =>
	render(createElement(RouterProvider, { router: createRouter({ routeTree: page, history: createMemoryHistory() }) }));
