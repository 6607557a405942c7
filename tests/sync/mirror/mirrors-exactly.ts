// Compares the mirror of a phone with what the server shows its person.
import { expect } from "vitest";
import type { RoleName } from "#records.ts";
import { mirrorScope } from "#support/collections/mirror-scope.ts";
import { collectionNames, shapeOf } from "#support/collections/shapes.ts";
import type { Phone } from "#support/phone.ts";
import type { RealServer } from "#support/server.ts";

/** The mirror has exactly these rows, each as the server's own list shows it to this person. */
export async function mirrorsExactly(server: RealServer, phone: Phone, role: RoleName): Promise<void> {
	const wanted = await mirrorScope(server, phone.person, role);
	for (const name of collectionNames) {
		const held = await phone.db.mirror(name).toArray();
		const answer = await server.ask("GET", `/api/collections/${name}/records?perPage=1000&sort=id`, {
			token: phone.token,
		});
		const items = answer.at("items");
		const shown = new Map(Array.isArray(items) ? items.map((item) => [item.id, shapeOf(name).parse(item)]) : []);
		expect(held.map(({ id }) => id).sort(), name).toEqual(wanted[name]);
		for (const row of held) expect(row).toEqual(shown.get(row.id));
	}
}
