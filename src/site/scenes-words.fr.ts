import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./scenes-words.en.ts";

export const french: Translated<typeof english> = {
	"after-school":
		"Dessin\u202f: une fille avec un ordinateur et un garçon souriant en sweat jaune, devant des collines. Au-dessus d’eux, un livre, une ampoule et des pièces d’échecs.",
	tutor:
		"Dessin\u202f: une professeure à lunettes explique quelque chose à un garçon qui tient sa feuille, sous une arche bleue.",
	labs: "Dessin\u202f: une fille lève le doigt, elle a une idée. À côté d’elle, une calculatrice, des crayons et des pinceaux.",
	future:
		"Dessin\u202f: une fille écrit un programme sur son ordinateur, devant un escalier qui monte. Au-dessus d’elle, un drapeau et une puce.",
	sat: "Dessin\u202f: une adolescente aux cheveux bouclés, sereine, entre des toits rouges. Au-dessus d’elle, un chronomètre et une case cochée.",
	languages:
		"Dessin\u202f: une jeune femme voilée discute avec un garçon souriant, les bras croisés. Au-dessus d’eux, une plume et les lettres de deux alphabets.",
	clubs: "Dessin\u202f: deux filles se sourient. Au-dessus d’elles, des pièces d’échecs et des masques de théâtre.",
	offline: "Dessin\u202f: un jeune homme devant le soleil, la nuit. Au-dessus de lui, un nuage coché et un téléphone.",
};
