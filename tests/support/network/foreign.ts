// What somebody between a phone and the server says instead of it.
export type Foreign = { status: number; headers: Record<string, string>; body: string };

const page = "<!doctype html><title>Wi-Fi</title><h1>Sign in to this network</h1>";

/** The page of a café's network before one has signed in to it. */
export const portalPage = (status: number): Foreign => ({
	status,
	headers: { "Content-Type": "text/html" },
	body: page,
});
