import { expect, test } from "vitest";
import { withoutFormulas } from "./formulas.ts";

test.each([
	["=cmd|' /C calc'!A0\tcmd.5894", "'=cmd|' /C calc'!A0\tcmd.5894"],
	["Maya\tmaya.1\n  @SUM(1+1)\tsum.2", "Maya\tmaya.1\n'  @SUM(1+1)\tsum.2"],
	["-2+3", "'-2+3"],
	["Rita;\uff1d1", "Rita;'\uff1d1"],
	["Marie-Ange\tmarie+1@lead.test\tboard-hotel-7", "Marie-Ange\tmarie+1@lead.test\tboard-hotel-7"],
])("of %j a spreadsheet takes nothing for a formula", (cells, safe) => {
	expect(withoutFormulas(cells)).toBe(safe);
});
