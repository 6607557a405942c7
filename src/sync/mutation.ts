// What a mutation is: one kind of write that a phone can make without a network. Each is one object of this type, and a
// product has one table of them all. No React here or there: the service worker reads the table too.
import type * as z from "zod/mini";
import type { Row } from "./collection.ts";

/** An entry of the outbox, as far as a definition reads it. */
export type Written<Args> = {
	/** The entry's own id. */
	id: string;
	/** The record it creates or changes. */
	record_id: string;
	body: Args;
	/** The account that wrote it. */
	author: string;
	/** When it was written (phone's clock, milliseconds). */
	created: number;
};

/** Words being typed. `key` says where they belong (which field of what); `saved_at` is the phone's clock, milliseconds. */
export type Draft = { key: string; text: string; saved_at: number };

type Creating = "create" | { readonly route: string };

/**
 * One kind of write. `Word` names the arguments that are its author's words; `Stamped` those that the outbox fills in with
 * times.
 */
export interface Mutation<
	Name extends string = string,
	In extends string = string,
	Args extends object = object,
	Word extends string = string,
	Stamped extends string = string,
	Family extends string = string,
	Kept extends Row = Row,
> {
	readonly name: Name;
	/** The collection its record lives in. */
	readonly collection: In;
	/**
	 * An update names its record in the request's address; a create carries the new record's id in its arguments. A
	 * mutation with a route of its own cannot be part of a batch, and the row in the response may have another id.
	 */
	readonly does: Creating | "update";
	/** The shape of what travels. */
	readonly args: z.ZodMiniType<Args>;
	/**
	 * The arguments in which its author writes, in the order in which they are read. They are its text, and what may be
	 * written anew in it.
	 */
	readonly written: readonly Word[];
	/** Those of `written` that are picked and not typed: no part of its text. */
	readonly chosen?: readonly Word[];
	/** `at`: when it was written, as the server's clock would say it. `unsure`: the clock was set between writing and sending. */
	readonly stamp?: { readonly at: Stamped; readonly unsure?: Stamped };
	/**
	 * Set for a mutation that gives its author access to more rows (joining a course). The run repeats the handshake
	 * after it, because the first one did not list those rows.
	 */
	readonly widens?: boolean;
	/**
	 * The arguments that the server's row must bring back as they were written. The server decides the other fields.
	 */
	readonly echoes: readonly string[];
	/**
	 * Returns the arguments to keep after confirmation. Used on shared phones, where the text must not stay readable.
	 */
	receipt?(args: Args): Args;
	/**
	 * The parent row. An entry that creates it is sent first. While the author cannot see it, the entry is orphaned and
	 * not sent. Null: no parent.
	 */
	parent(entry: Written<Args>): { name: string; id: string } | null;
	/**
	 * Of a record that its author is still shown when they may not change it any more: the row that they must see, too.
	 */
	within?(row: Kept): { name: string; id: string };
	/** Finds a mirrored row with the same content, by index. If there is one, a refused entry counts as sent. */
	twin?(entry: Written<Args>): { index: string; value: string; is(row: Kept): boolean };
	/**
	 * The row as the phone shows it while the write waits; null to show none. `row` is the row shown without this
	 * write, undefined if there is none.
	 */
	draw(entry: Written<Args>, row: Kept | undefined): Kept | null;
	/**
	 * Whether `row` occupies the place this create would take (for example, another answer by the same student to the
	 * same assignment).
	 */
	standsFor?(args: Args, row: Kept): boolean;
	/** Its text, for reading, copying and rescue, where that is not what is typed in it, line after line. */
	text?(args: Args): string;
	/** Mutations of one family carry the same words; those of one can be written into an unsent entry of another. */
	readonly family: Family;
	/**
	 * Set for a mutation that changes an existing record. While an earlier entry for the record is refused, the words
	 * of this one are merged into it.
	 */
	readonly follows?: boolean;
	/** The entry's title in the list of unsent work, if that is one of its words. */
	title?(args: Args): string;
	/** Where the author finds the entry. Null for a guest's mutation: guests have no pages of a role. */
	readonly place: Place<Args> | null;
	/**
	 * Words of later entries (`follows`, oldest first) that do not fit this mutation, saved as a draft so that they are
	 * not lost.
	 */
	leftOver?(entry: Written<Args>, follows: Written<object>[]): LeftOver | null;
}

/** The names of the arguments that are typed. */
export const typedIn = ({ written, chosen = [] }: Mutation): string[] =>
	written.filter((name) => !chosen.includes(name));

/** Of arguments, of this or another mutation, those in which the author of this one writes. */
export const wordsIn = ({ written }: Mutation, args: object): object =>
	Object.fromEntries(Object.entries(args).filter(([name]) => written.includes(name)));

/** Finds a row of a collection by its id: as the mirror has it, else as an unsent create draws it. */
export type Find = (collection: string, id: string) => Promise<object | undefined>;

/** Where an entry is shown to its author: a part of the pages of one role. An author with another role now has no such place. */
export type Place<Args> = {
	readonly role: string;
	/** Shown there even when its parent row (`parent`) is gone. */
	readonly outlivesParent?: boolean;
	/** Null when it is shown nowhere. */
	at(entry: Written<Args> & { state: string }, find: Find): Promise<string | null> | string | null;
};

/** A draft's key, and its text made from the one that is stored there ("" for none); `at` for a draft that is new. */
type LeftOver = { key: string; at: number; text: (stored: string) => string };

/** For the rows of a product's collections: what gives a definition the types of its own arguments and of its rows. */
export const mutationsOn =
	<Rows extends Record<string, Row>>() =>
	<
		const Name extends string,
		In extends keyof Rows & string,
		Shape extends z.ZodMiniType<object>,
		const Word extends keyof z.output<Shape> & string,
		const Family extends string,
		const Stamped extends keyof z.output<Shape> & string = never,
	>(
		definition: Mutation<Name, In, z.output<Shape>, Word, Stamped, Family, Rows[In]> & {
			readonly args: Shape;
			readonly echoes: readonly (keyof z.output<Shape> & string)[];
		} & (z.output<Shape> extends { id: string } ? { readonly does: Creating } : { readonly does: "update" }),
	): Mutation<Name, In, z.output<Shape>, Word, Stamped, Family, Rows[In]> =>
		definition;
