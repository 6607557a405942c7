// Tags of Background Sync. In a file of their own, so that pages need not load the service worker's code.
export const outboxTag = "outbox";
export const inquiriesTag = "inquiries";
