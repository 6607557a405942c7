// French says "de Maya", but "d’Antoine". What people are called is only known while the page is open, so a French text
// leaves it to the name: "Le compte {{name, de}} est bloqué.", where the English one has {{name}}.
import { folded } from "./folding.ts";

// Y is a vowel only where none follows: "d’Yves", "de Yasmine". H keeps "de", because it is heard in Lebanese names: "de
// Hoda". Signs may stand before the first letter, such as the one that isolates a name from its sentence.
const elides = /^[^\p{L}\p{N}]*([aeiou]|y(?![aeiou]))/u;

/** The name with "de" before it: a vowel takes its e. A name that is not in Latin letters keeps it. */
export const withDe = (name: string): string => (elides.test(folded(name)) ? "d’" : "de ") + name;
