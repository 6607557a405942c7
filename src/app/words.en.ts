// What the frame around every page says.
export const english = {
	loading: "Loading...",
	"chip.sending": "Sending {{at}} of {{total}}",
	"chip.waiting_one": "{{count}} waiting",
	"chip.waiting_other": "{{count}} waiting",
} as const;
