import { IconLogout } from "@tabler/icons-react";
import { useWords } from "#features/auth/words.ts";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { useSignOut } from "./use-sign-out.tsx";

// For a page that has to be left before there is anything else to do.
export function SignOutButton() {
	const t = useWords();
	const { leaving, leave, dialog } = useSignOut();
	return (
		<>
			<BusyButton
				variant="default"
				size="sm"
				busy={leaving}
				leftSection={<IconLogout size={19} stroke={2} aria-hidden />}
				onClick={leave}
			>
				{t("signOut.button")}
			</BusyButton>
			{dialog}
		</>
	);
}
