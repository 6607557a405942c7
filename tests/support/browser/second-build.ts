// A second version of the app: the same sources with two sentences changed, built like the first.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "#scripts/process/child.mjs";
import { root } from "#scripts/server/pocketbase.mjs";

/** The text under the title of a student's and of a teacher's dashboard, by version. */
export const subtitles = {
	first: { student: "Access your courses and assignments", teacher: "Manage your courses and assignments" },
	second: { student: "Access your second edition", teacher: "Manage your second edition" },
};

/** Builds the second version. Returns the folder to serve, which the caller removes. */
export async function buildSecondVersion(): Promise<string> {
	const copy = mkdtempSync(join(tmpdir(), "lead-second-"));
	try {
		for (const name of ["src", "public", "scripts", "index.html", "vite.config.ts", "package.json"]) {
			cpSync(join(root, name), join(copy, name), { recursive: true });
		}
		symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
		const words = join(copy, "src", "dashboards", "words.en.ts");
		const { first, second } = subtitles;
		const before = readFileSync(words, "utf8");
		writeFileSync(words, before.replace(first.student, second.student).replace(first.teacher, second.teacher));
		const pages = mkdtempSync(join(tmpdir(), "lead-pages-"));
		const vite = join(root, "node_modules", "vite", "bin", "vite.js");
		const { code, said } = await runTool(process.execPath, [vite, "build", copy, "--outDir", pages, "--emptyOutDir"], {
			quiet: true,
		});
		if (code !== 0) throw new Error(`The second version cannot be built: ${said}`);
		return pages;
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}
