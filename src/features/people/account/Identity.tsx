import type { Opened } from "./commands.ts";

// What somebody signs in with. A long address breaks before its "@", if that is enough.
export function Identity({ of: { email, username } }: { of: Pick<Opened, "email" | "username"> }) {
	if (email === "") return username;
	const at = email.lastIndexOf("@");
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	);
}
