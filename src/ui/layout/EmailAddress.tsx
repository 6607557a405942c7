// A long address breaks before the @, if that is enough, and not within a name. A user name, which has none, stays whole.
export function EmailAddress({ email }: { email: string }) {
	const at = Math.max(email.lastIndexOf("@"), 0);
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	);
}
