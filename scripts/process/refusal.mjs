// @ts-check
/** A reason not to go on that the person at the keyboard can remove. It is printed as it is, without a stack. */
export class Refusal extends Error {}
