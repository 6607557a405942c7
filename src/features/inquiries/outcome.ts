// What is said of how an inquiry ended.
import { centre } from "#centre.ts";
import type { InquiryForm } from "#local/inquiries/draft.ts";
import { say } from "./words.ts";

export const successOf = (form: InquiryForm): string =>
	form === "join-us" ? say("joinUs.sent", { hours: centre.answerHours }) : say("portal.sent");

/** It was refused, or is nowhere but in its fields. */
export const failureOf = (form: InquiryForm): string => say(form === "join-us" ? "joinUs.failed" : "portal.failed");
