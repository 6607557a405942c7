// @ts-check
// Materials that teachers of a small centre could have written: one page each, to read or to print.
import { english } from "./materials-english.mjs";
import { french } from "./materials-french.mjs";

/**
 * @typedef {object} Material
 * @property {string} file its name on the teacher's computer, without the ending
 * @property {string} title
 * @property {string} subject
 * @property {string} grade "" for every grade
 * @property {string} description
 * @property {string} by
 * @property {import("./calendar.mjs").When} given
 * @property {"en" | "fr"} language
 * @property {string[]} lines
 */

/** @type {Material[]} */
export const materials = [...english, ...french];
