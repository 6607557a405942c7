// Lists and texts as programs saved them before UTF-8, on Windows and on the Mac.
import { expect, test } from "vitest";
import { decoded } from "./decoded.ts";

/** The bytes of this text where each byte is one letter. (Node's Windows lacks what browsers have from 80 to 9f: œ, ’, –.) */
function savedAs(encoding: string, text: string): Uint8Array<ArrayBuffer> {
	const letters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
	return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

const lists = [
	"Nom;Prénom;Classe\rChâtelain;Élodie;EB6\r",
	"Nom;Prenom;Classe\r\nCHÂTELAIN;ÉLODIE;EB6\r\n",
	"Nom et prénom;N° de téléphone\nNoël Darc;03 123 456\nZoé Saadé;\n",
	"Name;Grade\nBenoît Saad;6\n",
	"Name;Grade\nFrançois Saad;6\nLoïc Aîné;7\n",
	"Name;Grade\nHÉLÈNE NAÏM;6\n",
	"À lire pour jeudi : « L'Été », p. 12 à 15. Écris n° 3 et 4 sans faute !\n",
];

test.each(
	lists.flatMap((list) => [
		["windows-1252", list],
		["macintosh", list],
	]),
)("in %s %j is read as it was typed", (encoding, list) => {
	expect(decoded(savedAs(encoding, list))).toBe(list);
});

test.each(["N°;Name\n1;Élodie Saad\n", "Name;Grade\nÉlodie Saad;6\n"])(
	"what Windows saved stays so where little tells: %j",
	(list) => {
		expect(decoded(savedAs("windows-1252", list))).toBe(list);
	},
);
