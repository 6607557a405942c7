import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { planted } from "./tests/sync/plants.ts";

const node = { environment: "node" as const, testTimeout: 20_000, hookTimeout: 60_000 };

// The slow line takes minutes and hardly any processor: it starts first, and everything else runs beside it.
class LineFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const isLine = ({ moduleId }: TestSpecification) => moduleId.endsWith("/tests/sync/line.test.ts");
		const sorted = await super.sort(files);
		return [...sorted.filter(isLine), ...sorted.filter((file) => !isLine(file))];
	}
}

// Every suite that meets a real server runs in Node; a unit test that needs a document says so in its first line.
export default defineConfig({
	test: {
		sequence: { sequencer: LineFirst },
		projects: [
			{ test: { ...node, name: "unit", include: ["src/**/*.test.{ts,tsx}"] } },
			{ test: { ...node, name: "server", include: ["tests/server/**/*.test.ts"] } },
			{
				// Broken on purpose only when tests/sync/planted.test.ts asks for it.
				plugins: [planted(process.env.LEAD_PLANT)],
				test: { ...node, name: "sync", include: ["tests/sync/**/*.test.ts"] },
			},
			{ test: { ...node, name: "commands", include: ["tests/commands/**/*.test.ts"], testTimeout: 120_000 } },
			{ test: { ...node, name: "house", include: ["tests/house.test.ts"] } },
		],
	},
});
