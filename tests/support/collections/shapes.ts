// The collections that a phone mirrors, with the types of their rows.
import * as z from "zod/mini";
import { collections, type Rows } from "#collections.ts";
import type { Collection } from "#sync/collection.ts";

export type { Rows };
export type CollectionName = keyof Rows;

export const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);

export const collectionNames: CollectionName[] = Object.keys(collections).filter(isCollection);

/** The shape of a collection's rows, as the server sends them. */
export const shapeOf = <Name extends CollectionName>(name: Name): (typeof collections)[Name]["shape"] =>
	collections[name].shape;

export const collectionOf = (name: CollectionName): Collection => collections[name];

/** The fields of a shape, each with its own: of a collection's, or of a mutation's arguments. */
export function shapesOf(shape: z.core.$ZodType): [field: string, shape: z.core.$ZodType][] {
	if (shape instanceof z.ZodMiniPipe) return shapesOf(shape.def.in);
	return shape instanceof z.ZodMiniObject ? Object.entries(shape.shape) : [];
}

/** Their names alone. */
export const fieldsOf = (shape: z.core.$ZodType): string[] => shapesOf(shape).map(([field]) => field);
