const readWithin = 60_000; // milliseconds

/** Hands a file to the browser, which saves it among the downloads. It is read after this task, so it stays for a while. */
export function saveFile(name: string, file: Blob): void {
	const link = document.createElement("a");
	const address = URL.createObjectURL(file);
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
