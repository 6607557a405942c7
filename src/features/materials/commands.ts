// What admins and teachers do with a material, each asked of the server at once. They throw NoAnswer or Refused.
import { orSessionEnded } from "#local/account/ended-session.ts";
import { askServer, Refused } from "#local/online.ts";
import type { Material } from "#records.ts";

/** The file goes with its record. What somebody else deleted meanwhile is deleted, too. */
export async function deleteMaterial({ id }: Material): Promise<void> {
	const path = `/api/collections/materials/records/${id}`;
	try {
		await orSessionEnded(askServer(path, { method: "DELETE" }));
	} catch (error) {
		// "Not found" is also what somebody reads who may not delete any more: only its absence proves it gone.
		if (!(error instanceof Refused) || error.code !== "" || (await isThere(path))) throw error;
	}
}

/** @throws {NoAnswer} */
const isThere = (path: string): Promise<boolean> =>
	askServer(path, {}).then(
		() => true,
		(error: unknown) => {
			if (error instanceof Refused && error.code === "") return false;
			throw error;
		},
	);

/** Hands the file to the browser's own downloads, which a phone opens from there. Its address is good for minutes. */
export async function downloadMaterial(material: Material): Promise<void> {
	// With it comes all that keeps files on a phone, which the list of an admin does without.
	const { fileAddress } = await import("#local/files/fetching.ts");
	const link = document.createElement("a");
	link.href = await fileAddress(material, { download: "1" });
	link.download = "";
	link.click();
}
