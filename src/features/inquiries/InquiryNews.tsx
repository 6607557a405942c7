import { useEffect } from "react";
import { followInquiryNews } from "./news.ts";

// Tells the writer of an inquiry what became of it, on whatever page he is by then. Draws nothing.
export function InquiryNews() {
	useEffect(followInquiryNews, []);
	return null;
}
