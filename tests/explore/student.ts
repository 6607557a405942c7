import { personWith } from "./actions.ts";

export * from "./promises.ts";
export const everything = personWith("student@lead.example", "demo1234");
