// @ts-check
// Materials that teachers of a small centre could have written, to read or to print: of the library a page each and a sheet
// of exercises, of a course a picture and the worksheet of an assignment.
import { exercises } from "./exercises.mjs";
import { english } from "./materials-english.mjs";
import { french } from "./materials-french.mjs";
import { ofCourses } from "./materials-of-courses.mjs";

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
 * @property {string[]} lines of its PDF
 * @property {() => Uint8Array<ArrayBuffer>} [picture] draws a PNG, in the place of the PDF
 * @property {string} [course] its title; none for the library
 * @property {string} [assignment] its title, if this is its worksheet
 */

/** @type {Material[]} */
export const materials = [...english, exercises, ...french, ...ofCourses];
