/** What the network does to one request. */
export const faults = [
	"none",
	"lost request",
	"lost answer",
	"timeout",
	"doubled",
	"held back",
	"captive portal",
	"busy",
	"too many",
	"token dies",
] as const;
/** Rarer ones, which the random histories do without. */
export const rareFaults = ["aborted", "somebody else", "fallen over", "cut short"] as const;
export type Fault = (typeof faults)[number] | (typeof rareFaults)[number];
