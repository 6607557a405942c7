// Mutants made by a machine: every condition, comparison, await and return of a file can be switched to a wrong one by
// its number at run time, so that one process can try them one after the other. The code asks at every such place whether
// its mutant is on.
import { parseSync } from "vite";

/** `what` says what is changed in `text`; `line` counts from 1. */
export type MachineMutant = { id: number; file: string; line: number; what: string; text: string };

/** A node of the syntax tree. */
type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** The name of the global function that says, by its number, whether a mutant is on. Without it none is. */
export const asked = "__isMutantOn";

const swapped: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&" };
const comparisons = ["===", "!==", "<", "<=", ">", ">="];
const branches = ["IfStatement", "WhileStatement", "DoWhileStatement", "ForStatement", "ConditionalExpression"];
/** Expressions with a type beside them; every other node whose type begins with TS is a type. */
const typed = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The children of a node in the order of its text, each with the field it is in. */
function childrenOf(node: Node): { field: string; child: Node }[] {
	const found = Object.entries(node).flatMap(([field, value]) =>
		(Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ field, child })),
	);
	return found.sort((a, b) => a.child.start - b.child.start);
}

/**
 * @param file its path, for the list
 * @param firstId the number of its first mutant
 * @returns the same code with all its mutants in it, all off unless the function `asked` says otherwise
 */
export function instrument(code: string, file: string, firstId: number): { code: string; mutants: MachineMutant[] } {
	const mutants: MachineMutant[] = [];

	/** Records a mutant. @returns an expression that is true while it is on */
	function on({ start, end }: Node, what: string): string {
		const id = firstId + mutants.length;
		const line = code.slice(0, start).split("\n").length;
		mutants.push({ id, file, line, what, text: code.slice(start, end).replace(/\s+/g, " ").slice(0, 100) });
		return `globalThis.${asked}?.(${id})`;
	}

	/** The text of a node with the changes in it. */
	function inside(node: Node): string {
		let text = "";
		let at = node.start;
		for (const { field, child } of childrenOf(node)) {
			// In a shorthand property the name is both key and value.
			if (child.start < at) continue;
			text += code.slice(at, child.start) + within(node, field, child);
			at = child.end;
		}
		return text + code.slice(at, node.end);
	}

	function within(parent: Node, field: string, child: Node): string {
		if (field === "test" && branches.includes(parent.type)) {
			const [always, never] = [on(child, "is always so"), on(child, "is never so")];
			return `(${always}||!${never}&&(${changed(child)}))`;
		}
		const isResult = parent.type === "ReturnStatement" || parent.type === "ArrowFunctionExpression";
		if (isResult && ["argument", "body"].includes(field) && child.type !== "BlockStatement") {
			return `(${on(child, "is not returned")}?undefined:(${changed(child)}))`;
		}
		return changed(child);
	}

	function changed(node: Node): string {
		if (node.type.startsWith("TS") && !typed.includes(node.type)) return code.slice(node.start, node.end);
		const { left, right, operator, argument } = node;
		if (node.type === "AwaitExpression" && isNode(argument)) {
			const work = changed(argument);
			return `(${on(node, "is not waited for")}?(${work}):await (${work}))`;
		}
		const isOfTwo = node.type === "BinaryExpression" || node.type === "LogicalExpression";
		if (!isOfTwo || !isNode(left) || !isNode(right)) return inside(node);
		const [first, second] = [changed(left), changed(right)];
		const sign = String(operator);
		const plain = `(${first}) ${sign} (${second})`;
		const other = swapped[sign];
		const text = other ? `(${on(node, `${sign} is ${other}`)}?(${first}) ${other} (${second}):${plain})` : `(${plain})`;
		return comparisons.includes(sign) ? `(!!${on(node, "is the contrary")}!==${text})` : text;
	}

	const { program } = parseSync(file, code);
	if (!isNode(program)) throw new Error(`${file} cannot be read`);
	const all = code.slice(0, program.start) + inside(program) + code.slice(program.end);
	return { code: all, mutants };
}
