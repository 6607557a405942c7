// The definitions, for the engine, of a product that has nothing to do with schools: walks, and the birds seen on them.
import * as z from "zod/mini";
import { mutationsOn } from "#sync/mutation.ts";
import type { Schema } from "#sync/schema.ts";
import { date } from "#sync/storage/kept-shape.ts";

const text = z.string();
const walk = z.object({ id: text, updated: date, name: text });
const sighting = z.object({ id: text, updated: date, walk: text, bird: text, seen_at: text });

export type Walk = z.infer<typeof walk>;
type Sighting = z.infer<typeof sighting>;

const mutation = mutationsOn<{ walks: Walk; sightings: Sighting }>();
const at = (created: number) => new Date(created).toISOString();

const startWalk = mutation({
	name: "startWalk",
	collection: "walks",
	does: "create",
	args: z.object({ id: text, name: text }),
	written: ["name"],
	echoes: ["name"],
	family: "walk",
	parent: () => null,
	draw: ({ body, created }) => ({ ...body, updated: at(created) }),
	place: { role: "watcher", at: () => "walks" },
});

const renameWalk = mutation({
	name: "renameWalk",
	collection: "walks",
	does: "update",
	args: z.object({ name: text }),
	written: ["name"],
	echoes: ["name"],
	family: "walk",
	follows: true,
	parent: ({ record_id }) => ({ name: "walks", id: record_id }),
	draw: ({ body }, row) => (row ? { ...row, ...body } : null),
	place: { role: "watcher", at: () => "walks" },
});

const noteBird = mutation({
	name: "noteBird",
	collection: "sightings",
	does: "create",
	args: z.object({ id: text, walk: text, bird: text, seen_at: text }),
	written: ["bird"],
	echoes: ["walk", "bird", "seen_at"],
	stamp: { at: "seen_at" },
	family: "bird",
	parent: ({ body }) => ({ name: "walks", id: body.walk }),
	draw: ({ body, created }) => ({ ...body, updated: at(created) }),
	place: { role: "watcher", at: () => "walks" },
});

export const birds: Schema = {
	mutations: { startWalk, renameWalk, noteBird },
	collections: {
		walks: { shape: walk, indexes: "id", beside: { maps: "id", steps: "[id+at], id" }, scope: () => null },
		sightings: { shape: sighting, indexes: "id, walk", scope: () => null },
	},
	accounts: {
		shape: z.object({ role: z.literal("watcher") }),
		accessOf: () => "open",
		firstRole: "watcher",
		hasPagesOf: () => true,
		groups: () => null,
		mostInBatch: () => 50,
		routes: { handshake: "/api/birds/hello", known: "/api/birds/known" },
	},
	reasons: { closed_area: "closed" },
	about: z.object({ title: text }),
	named: ["title"],
	titleOfDraft: async () => "",
};
