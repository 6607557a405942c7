// What a mutant is: a line of the real code, what stands there instead, and what the model says of it.
/** `file` is a path in src. */
type Change = { file: string; line: string; instead: string };

/** `promise` is what the model must find broken. */
export type Mutant = Change & { also?: Change; promise: RegExp };
