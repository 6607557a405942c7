// What somebody reads whose account is not approved yet, was declined, or is blocked.
export const english = {
	"waiting.title": "Waiting for approval",
	"waiting.text":
		"Thank you for signing up. The center reviews every new account, usually within one working day. As soon as yours is approved, your dashboard will open here, and we will email you.",
	"waiting.itself": "You can leave this page open or come back later: it keeps checking.",
	"waiting.ended": "Your session has ended. Sign in again to see whether your account is approved.",
	"waiting.look": "Check again",
	"waiting.looking": "Checking…",
	"waiting.looked": "Checked at {{time}}: no change yet.",
	"waiting.decided": "Checked at {{time}}: the center has decided, see above.",
	"waiting.noContact": "The center does not answer right now. The page keeps trying.",
	"declined.title": "This account was not approved",
	"declined.text": "The center did not approve this account. Write to us if you think this is a mistake.",
	"declined.reason": "What the center wrote",
	"blocked.title": "This account is paused",
	"blocked.text": "The center has paused this account. Write to us and we will sort it out together.",
	whatsapp: "Write on WhatsApp",
	greeting: "Hello LEAD, I have a question about my account.",
	kept: "Your work on {{thisDevice}}",
	keptText: "It is kept here and will be sent as soon as you can use this account again.",
} as const;
