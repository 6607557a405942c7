// The devices of a history, each with its first holder. A device that nobody has used yet does not exist, and costs
// nothing.
import type { Clock } from "#support/fakes/clock.ts";
import { ana, boss, joseph, rana } from "#support/fakes/people.ts";
import { FakePhone } from "#support/fakes/phone.ts";
import type { FakeServer } from "#support/fakes/server.ts";

export type Device = "phone" | "tablet" | "computer" | "laptop" | "notebook" | "office" | "reception";

/** A student with two devices, one of them used by others, too; a teacher with two; a second teacher; an admin with two. */
export const makeDevices = (server: FakeServer, clock: Clock): Record<Device, FakePhone> => ({
	phone: new FakePhone("phone", ana, server, clock),
	tablet: new FakePhone("tablet", ana, server, clock),
	computer: new FakePhone("computer", rana, server, clock),
	laptop: new FakePhone("laptop", rana, server, clock),
	notebook: new FakePhone("notebook", joseph, server, clock),
	office: new FakePhone("office", boss, server, clock),
	reception: new FakePhone("reception", boss, server, clock),
});
