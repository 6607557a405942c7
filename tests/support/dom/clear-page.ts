import { cleanup, waitFor } from "@testing-library/react";
import { toast } from "sonner";
import { expect } from "vitest";

/**
 * Ends the page of a unit test: closes its toasts, waits until none is drawn, unmounts it. A closing toast has a timer
 * that sets state after 200 ms, which throws if the test file's document is gone by then. A toast that is closed a second
 * time has two such timers.
 */
export async function clearPage(): Promise<void> {
	await waitFor(() => expect(document.querySelector("[data-sonner-toast][data-removed=true]")).toBeNull());
	toast.dismiss();
	await waitFor(() => expect(document.querySelector("[data-sonner-toast]")).toBeNull());
	cleanup();
}
