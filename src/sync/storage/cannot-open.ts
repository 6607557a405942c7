/** The database of an account cannot be opened by this version of the app. Nothing in it has been touched. */
export class CannotOpen extends Error {
	override name = "CannotOpen";
}
