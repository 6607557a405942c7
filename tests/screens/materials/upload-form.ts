// The form by which a material is given.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { App } from "#support/dom/app.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export async function aClass(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-6B" });
	const task = await assignment(server, maths.id, { title: "Fractions" });
	return { maya, rana, maths, task };
}

export const form = ({ page }: App): Promise<HTMLElement> => page.findByRole("dialog", { name: "Upload a material" });
export const formIsGone = ({ page }: App): Promise<void> =>
	waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

export async function choose(app: App, content: string, name: string): Promise<void> {
	const file = within(await form(app)).getByLabelText("File");
	// Some phones offer every file, whatever kinds are asked for.
	file.removeAttribute("accept");
	await app.user.upload(file, new File([content], name));
}

export const field = async (app: App, label: string) => within(await form(app)).getByLabelText(label);
