import { visitor } from "./hands.ts";

export * from "./promises.ts";
export const everything = visitor();
