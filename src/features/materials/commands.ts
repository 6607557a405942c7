// What an admin does with a material, each asked of the server at once. They throw NoAnswer or Refused.
import { fileAddress } from "#local/files/fetching.ts";
import { askServer } from "#local/online.ts";
import type { Material } from "#records.ts";

/** The file goes with its record. */
export const deleteMaterial = ({ id }: Material): Promise<void> =>
	askServer(`/api/collections/materials/records/${id}`, { method: "DELETE" });

/** Hands the file to the browser's own downloads, which a phone opens from there. Its address is good for minutes. */
export async function downloadMaterial(material: Material): Promise<void> {
	const link = document.createElement("a");
	link.href = await fileAddress(material, { download: "1" });
	link.download = "";
	link.click();
}
