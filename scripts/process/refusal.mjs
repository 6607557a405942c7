// @ts-check
/** A reason not to go on that the person at the keyboard can do something about: shown as it is, without a stack. */
export class Refusal extends Error {}
