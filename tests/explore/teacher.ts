import { personWith } from "./actions.ts";

export * from "./promises.ts";
export const everything = personWith("teacher@lead.example", "demo1234");
