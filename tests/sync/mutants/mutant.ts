// What a mutant is: a line of the real code, what stands there instead, and what the model says of it.
/** `file` is a path in src. */
type Change = { file: string; line: string; instead: string };

/**
 * The history number `from` (0) of `seed` is the first to notice: found by trying. When the model changes, a later one may
 * be the first, which makes the test slower and no less sure.
 */
export type Mutant = Change & { also?: Change; promise: RegExp; seed: number; from?: number };
