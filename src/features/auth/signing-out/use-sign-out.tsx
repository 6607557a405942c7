import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { type SignOutEnd, signOutIfSafe } from "#features/auth/commands.ts";
import { SignOutDialog } from "./SignOutDialog.tsx";

type SigningOut = {
	/** Whether it is being found out if something is lost by it. */
	leaving: boolean;
	leave: () => void;
	/** Drawn beside the button. */
	dialog: ReactNode;
};

/**
 * Signs out at once when everything is sent and one can come back in, else asks first.
 * @param onAsk called before the dialog opens
 */
export function useSignOut(onAsk = () => {}): SigningOut {
	const navigate = useNavigate();
	const [state, setState] = useState<"leaving" | Exclude<SignOutEnd, "out"> | null>(null);
	const end = (how: SignOutEnd) => {
		if (how === "out") {
			void navigate({ to: "/" });
			return;
		}
		onAsk();
		setState(how);
	};
	const leaving = state === "leaving";
	const leave = () => {
		if (leaving) return;
		setState("leaving");
		void signOutIfSafe().then(end);
	};
	const dialog =
		state === null || leaving ? null : <SignOutDialog problem={state} onEnd={end} onStay={() => setState(null)} />;
	return { leaving, leave, dialog };
}
