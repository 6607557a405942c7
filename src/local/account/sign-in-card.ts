// The code on the card of a new account: it opens the sign-in page with the two fields filled in. What stands after the #
// never reaches the server.

export type SignInCard = { user: string; password: string };

/** The link in the code of a card. @param origin of this site @param user the e-mail address or the user name */
export const cardLink = (origin: string, { user, password }: SignInCard): string =>
	`${origin}/login#${new URLSearchParams({ user, password })}`;

/** What a card's link says. @param hash of the address, without its # @returns null when it is no card's */
export function cardIn(hash: string): SignInCard | null {
	const said = new URLSearchParams(hash);
	const [user, password] = [said.get("user"), said.get("password")];
	return user && password ? { user, password } : null;
}
