// The names and rows of what is mirrored, from the table of collections.
import type * as z from "zod/mini";
import { collections } from "#collections.ts";
import type { Collection } from "./collection.ts";

export type MirroredName = keyof typeof collections;
export type MirroredRow = { [Name in MirroredName]: z.infer<(typeof collections)[Name]["shape"]> };

export const isMirrored = (name: string): name is MirroredName => Object.hasOwn(collections, name);

export const mirroredNames = Object.keys(collections).filter(isMirrored);

export const collectionOf = (name: MirroredName): Collection => collections[name];

/** The shape of one collection's rows, as the server sends them. */
export const shapeOf = <Name extends MirroredName>(name: Name): (typeof collections)[Name]["shape"] =>
	collections[name].shape;
