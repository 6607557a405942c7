// What anybody can do about a server that did not answer.
export { syncNow } from "#local/schedule.ts";
