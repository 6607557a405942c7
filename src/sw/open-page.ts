// A page of ours, from the phone, in the visitor's language. An address nobody knows is asked of the server, whose 404 is a
// real one; without an answer the page that says so opens from the phone.
import { matchPrecache } from "workbox-precaching";
import { noteLanguage, pageLanguage } from "./page-language.ts";

/** What a navigation is answered with. */
export async function openPage({ url }: Request): Promise<Response> {
	const { pathname } = new URL(url);
	const [, twin, rest] = /^(\/fr(?=\/|$))?(.*)$/.exec(pathname) ?? [];
	if (twin) await noteLanguage("fr");
	const language = await pageLanguage();
	const kept = await page(language, rest?.replaceAll(/^\/+|\/+$/g, "") || "index");
	if (kept) return kept;
	try {
		return await fetch(url, { credentials: "same-origin" });
	} catch {
		return (await page(language, "404")) ?? Response.error();
	}
}

const page = (language: string, name: string) => matchPrecache(`/pages/${language}/${name}.html`);
