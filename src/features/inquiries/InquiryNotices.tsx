import { useEffect } from "react";
import { showInquiryNotices } from "./notices.ts";

// Shows the toasts about inquiries on every page. Renders nothing itself.
export function InquiryNotices() {
	useEffect(showInquiryNotices, []);
	return null;
}
