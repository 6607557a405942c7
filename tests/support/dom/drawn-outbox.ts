// The list of unsent work, open on a page of its own.
import { MantineProvider } from "@mantine/core";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { AuthProvider } from "#features/auth/AuthProvider.tsx";
import { OutboxDrawer } from "#features/outbox/list/OutboxDrawer.tsx";

const pageOf = (onClose: () => void) =>
	createRootRoute({
		component: () =>
			createElement(
				MantineProvider,
				null,
				createElement(AuthProvider, null, createElement(OutboxDrawer, { open: true, onClose })),
				createElement(Toaster),
			),
	});
export const drawOutbox = (onClose = () => {}) => {
	const router = createRouter({ routeTree: pageOf(onClose), history: createMemoryHistory() });
	return render(createElement(RouterProvider, { router }));
};
