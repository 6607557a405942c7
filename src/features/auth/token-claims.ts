import type * as z from "zod/mini";

/** What the server wrote into the token of a mailed link; null when it cannot be read, or says something else. */
export function claimsIn<Claims>(token: string, shape: z.ZodMiniType<Claims>): Claims | null {
	try {
		return shape.parse(JSON.parse(textOf(token)));
	} catch {
		return null;
	}
}

/** The second part of the token, as text. Not by PocketBase's own function: that one reads no letter outside ASCII. */
function textOf(token: string): string {
	const base64 = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
	return new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
}
