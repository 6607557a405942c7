// A class with real files to read: three pages as a PDF, a picture, a text.
import { fractionWall } from "#scripts/demo/fraction-wall.mjs";
import { newPage, pdfOf } from "#scripts/demo/pdf.mjs";
import { material } from "#support/materials.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const threePages = pdfOf({
	title: "Three pages of sums",
	lines: ["The first page.", newPage, "The second page.", newPage, "The third page."],
	language: "en",
});

export async function aLibrary(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	const task = await assignment(server, maths.id);
	const [course_id, created_by] = [maths.id, rana.id];
	const ofCourse = { course_id, created_by, subject: "", grade: "", description: "" };
	const sheet = { ...ofCourse, title: "Three pages of sums", assignment_id: task.id };
	await material(server, sheet, { content: threePages, name: "sums.pdf" });
	await material(
		server,
		{ ...ofCourse, title: "The wall of fractions" },
		{ content: new Uint8Array(fractionWall()), name: "wall.png" },
	);
	const text = new TextEncoder().encode("Océans et rivières.\nالماء والملح.\n".repeat(40));
	const library = { title: "L’eau et le sel", subject: "Sciences", grade: "6", created_by };
	await material(
		server,
		{ ...library, description: "À lire le soir. ".repeat(12) },
		{ content: text, name: "eau.txt" },
	);
	return { maya, rana, maths, task };
}
