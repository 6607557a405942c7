// What a mutant is: a piece of the real code, the code that replaces it, and the failure that the model must report.
/** `file` is a path in src. `code` is one or more whole statements, with the last semicolon, or an expression. */
export type Change = { file: string; code: string; instead: string };

/** `promise` is what the model must find broken. */
export type Mutant = Change & { also?: Change; promise: RegExp };
