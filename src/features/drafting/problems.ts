import type * as z from "zod/mini";

/** What is wrong with each field of a form: the first of what its schema says, where that is one of these messages. */
export const problemsIn = <Message extends string>(
	{ issues }: z.core.$ZodError,
	messages: readonly Message[],
): Record<string, Message> =>
	Object.fromEntries(
		[...issues].reverse().flatMap(({ path, message }) => {
			const known = messages.find((one) => one === message);
			return known ? [[String(path[0]), known]] : [];
		}),
	);
