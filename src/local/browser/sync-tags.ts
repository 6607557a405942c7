// By which the browser knows what it wakes the service worker for. Apart from what that does: no page fetches it.
export const outboxTag = "outbox";
export const inquiriesTag = "inquiries";
