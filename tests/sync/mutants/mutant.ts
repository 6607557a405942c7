// What a mutant is: a line of the real code, the line that replaces it, and the failure that the model must report.
/** `file` is a path in src. */
type Change = { file: string; line: string; instead: string };

/** `promise` is what the model must find broken. */
export type Mutant = Change & { also?: Change; promise: RegExp };
