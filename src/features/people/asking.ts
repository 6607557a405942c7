import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import type { Opened } from "./account/commands.ts";
import type { Person, RoleName } from "./queries.ts";

/** What is open over the list: one person, a question about one, or a password just made. */
export type Asking =
	| { kind: "manage" | "edit" | "courses" | "approve" | "block" | "unblock" | "link" | "password"; person: Person }
	| { kind: "role"; person: Person; role: RoleName }
	| { kind: "set"; person: Person; password: string; mail: Opened["mail"] };

export type DialogProps = {
	stopped: Stopped;
	onAsk: (asking: Asking) => void;
	onClose: () => void;
	/** Whatever came of it, the list may be another now. */
	onEnd: () => void;
};
