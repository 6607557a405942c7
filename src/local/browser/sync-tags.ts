// Tags of Background Sync. In a file of their own, so that pages need not load the service worker's code.
/** Of a signed-in person's writes. */
export const outboxTag = "outbox";
/** Of a visitor's inquiries. */
export const inquiriesTag = "inquiries";
