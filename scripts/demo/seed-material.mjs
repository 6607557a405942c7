// @ts-check
// Gives the demo's server a study material: its file is made here, and it is put where its course has its place.
import { pdfOf } from "./pdf.mjs";

/**
 * @param {import("#scripts/server/superuser.mjs").Superuser} server
 * @param {import("./materials.mjs").Material} material
 * @param {string} giver
 * @returns {Promise<string>} its id
 */
export async function seedMaterial(server, material, giver) {
	const { file, title, subject, grade, description, language, lines, picture } = material;
	const form = new FormData();
	const fields = { title, subject, grade, description, created_by: giver, ...(await placeOf(server, material)) };
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const content = picture ? picture() : pdfOf({ title, lines, language });
	form.set("file_path", new Blob([content]), `${file}.${picture ? "png" : "pdf"}`);
	return (await server.create("materials", form)).id;
}

/**
 * @param {import("#scripts/server/superuser.mjs").Superuser} server
 * @param {import("./materials.mjs").Material} material
 * @returns {Promise<Record<string, string>>}
 */
async function placeOf(server, { course = "", assignment = "" }) {
	if (!course) return {};
	const [found] = await server.list("courses", `title = '${course}'`);
	const [task] = assignment ? await server.list("assignments", `title = '${assignment}'`) : [];
	if (!found || (assignment && !task)) throw new Error(`The demo has no “${course}” with “${assignment}”`);
	return { course_id: found.id, assignment_id: task?.id ?? "" };
}
