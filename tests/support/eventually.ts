import { vi } from "vitest";

type Options = { timeout?: number; interval?: number };

/** Waits until the check passes. A busy machine takes longer than the second that Vitest waits. */
export const eventually = <Result>(
	check: () => Result | Promise<Result>,
	{ timeout = 20_000, ...options }: Options = {},
): Promise<Result> => vi.waitFor(check, { timeout, ...options });
