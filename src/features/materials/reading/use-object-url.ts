import { useEffect, useState } from "react";

/** Where the browser finds these bytes while they are shown; null before. */
export function useObjectUrl(bytes: Blob | null): string | null {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		if (!bytes) return;
		const made = URL.createObjectURL(bytes);
		setAddress(made);
		return () => {
			setAddress(null);
			URL.revokeObjectURL(made);
		};
	}, [bytes]);
	return address;
}
