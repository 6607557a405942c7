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
export type Fault = (typeof faults)[number];
