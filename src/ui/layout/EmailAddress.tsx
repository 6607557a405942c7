// A long address breaks after the @, not within a name.
export function EmailAddress({ email }: { email: string }) {
	const at = email.lastIndexOf("@") + 1;
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	);
}
