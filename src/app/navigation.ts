// The entries of the main menu: pages that exist, in the order they are shown.
import type { AppKey } from "./words.ts";

export const navigation = [{ to: "/", label: "nav.home" }] as const satisfies { to: string; label: AppKey }[];
