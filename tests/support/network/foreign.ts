// What a machine between a phone and the server answers instead of the server.
export type Foreign = { status: number; headers: Record<string, string>; body: string };

const page = "<!doctype html><title>Wi-Fi</title><h1>Sign in to this network</h1>";

/** The page of a café's network for a person who has not signed in to it yet. */
export const portalPage = (status: number): Foreign => ({
	status,
	headers: { "Content-Type": "text/html" },
	body: page,
});
