// Hotels, operators and proxies answer in place of our server, some of them in JSON and in the very shapes of PocketBase.
// Our server marks every answer of its API with a header (pb_hooks/lib/waiting.js); an answer without it says nothing.

/** Whether our own server gave this answer. */
export const isOurs = (response: Response): boolean => response.headers.get("X-Lead") === "1";
