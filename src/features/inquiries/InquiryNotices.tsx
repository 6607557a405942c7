import { useEffect } from "react";
import { showInquiryNotices } from "./notices.ts";

// Tells the writer of an inquiry what became of it, on whatever page he is by then. Draws nothing.
export function InquiryNotices() {
	useEffect(showInquiryNotices, []);
	return null;
}
