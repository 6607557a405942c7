// What an admin does with a material, each asked of the server at once. They throw NoAnswer or Refused.
import * as z from "zod/mini";
import { askFor, askServer } from "#local/online.ts";
import type { Material } from "#records.ts";

/** The file goes with its record. */
export const deleteMaterial = ({ id }: Material): Promise<void> =>
	askServer(`/api/collections/materials/records/${id}`, { method: "DELETE" });

/** Hands the file to the browser's own downloads, which a phone opens from there. Its address is good for minutes. */
export async function downloadMaterial({ id, file_path }: Material): Promise<void> {
	const { token } = await askFor(z.object({ token: z.string().check(z.minLength(1)) }), "/api/files/token", {
		method: "POST",
	});
	const link = document.createElement("a");
	link.href = `/api/files/materials/${id}/${encodeURIComponent(file_path)}?${new URLSearchParams({ token, download: "1" })}`;
	link.download = "";
	link.click();
}
