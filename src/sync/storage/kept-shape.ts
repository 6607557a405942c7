// The shape of a record after it was read from the server and kept on the phone. A record's shape says how a value is
// read. Where reading makes another value of it (null of "", a list of a text), `transformed` declares the shape of that
// other value.
import * as z from "zod/mini";

type Shape = z.core.$ZodType;
type Check = (value: unknown) => boolean;

const made = new WeakMap<Shape, Shape>();

/** Reads a value and makes another of it; `kept` is a shape that leaves what is made. */
export function transformed<Read extends z.ZodMiniType, Made>(
	shape: Read,
	make: (value: z.output<Read>) => Made,
	kept: z.ZodMiniType<Made>,
) {
	const turning = z.pipe(shape, z.transform(make));
	made.set(turning, kept);
	return turning;
}

/** The id of a record, as PocketBase makes them. */
export const recordId = z.string().check(z.regex(/^[a-z0-9]{15}$/));
/** PocketBase's dates ("2026-11-18 12:05:00.000Z") become ISO. */
export const date = transformed(z.string(), (text) => text.replace(" ", "T"), z.string());

/**
 * Whether a value has the structure that reading with this shape leaves. It is asked of thousands of rows on slow phones:
 * it looks at types, not at lengths and patterns, which were checked when the value was read.
 */
export function leftBy(shape: Shape): Check {
	const kept = made.get(shape);
	if (kept) return leftBy(kept);
	if (shape instanceof z.ZodMiniObject) return objectLeftBy(shape._zod.def.shape);
	if (shape instanceof z.ZodMiniArray) {
		const item = leftBy(shape._zod.def.element);
		return (value) => Array.isArray(value) && value.every(item);
	}
	if (shape instanceof z.ZodMiniNullable) {
		const inner = leftBy(shape._zod.def.innerType);
		return (value) => value === null || inner(value);
	}
	if (shape instanceof z.ZodMiniOptional) {
		const inner = leftBy(shape._zod.def.innerType);
		return (value) => value === undefined || inner(value);
	}
	if (shape instanceof z.ZodMiniUnion) {
		const options = shape._zod.def.options.map(leftBy);
		return (value) => options.some((fits) => fits(value));
	}
	if (shape instanceof z.ZodMiniDefault) return leftBy(shape._zod.def.innerType);
	if (shape instanceof z.ZodMiniString) return (value) => typeof value === "string";
	if (shape instanceof z.ZodMiniNumber) return (value) => typeof value === "number";
	if (shape instanceof z.ZodMiniBoolean) return (value) => typeof value === "boolean";
	if (shape instanceof z.ZodMiniNull) return (value) => value === null;
	if (shape instanceof z.ZodMiniPipe) throw new Error("a shape that makes another value needs `transformed`");
	return (value) => z.safeParse(shape, value).success;
}

function objectLeftBy(shape: { readonly [name: string]: Shape }): Check {
	const fields = Object.entries(shape).map(([name, field]) => ({ name, fits: leftBy(field) }));
	return (value) =>
		typeof value === "object" && value !== null && fields.every(({ name, fits }) => fits(Reflect.get(value, name)));
}
